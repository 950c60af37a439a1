import { avatarNames, avatarPath } from '@trimestre/contract/avatars'
import { useState } from 'react'
import { Avatar } from '../ui/avatar.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Badge, Chip } from '../ui/chip.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { ConflictChoice } from '../ui/conflict-choice.tsx'
import { ContentDialog } from '../ui/content-dialog.tsx'
import { EmptyPicture, emptyPictureNames } from '../ui/empty-picture.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorCard } from '../ui/error-card.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { FullScreenDialog } from '../ui/full-screen-dialog.tsx'
import { Logo } from '../ui/logo.tsx'
import { notify } from '../ui/notify.ts'
import { SkeletonStack } from '../ui/skeleton.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './kit.module.css'

const never = () => new Promise(done => setTimeout(done, 1500))

export function KitFeedback() {
  const [open, setOpen] = useState<'confirm' | 'form' | 'full' | 'content' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Card title="Messages et dialogues">
        <div className={styles.stack}>
          <div className={styles.row}>
            <Button onClick={() => notify.success('Décisions enregistrées', 3000)}>success</Button>
            <Button onClick={() => notify.error('Le serveur ne répond pas.')}>error</Button>
            <Button onClick={() => setOpen('confirm')}>confirm</Button>
            <Button onClick={() => setOpen('form')}>form</Button>
            <Button onClick={() => setOpen('full')}>full</Button>
            <Button onClick={() => setOpen('content')}>content</Button>
          </div>
          <Banner tone="error" onClose={() => undefined}>
            Nom d’utilisateur ou mot de passe incorrect
          </Banner>
          <Banner tone="warning">Le trimestre passe dans 60 s</Banner>
          <Banner tone="info">Brouillon du 14:02 repris</Banner>
          <Banner tone="success" title="Trimestre 3 terminé">
            Vos résultats sont prêts.
          </Banner>
          <div className={styles.row}>
            <Chip>Public</Chip>
            <Chip tone="primary">Privé</Chip>
            <Chip tone="success">Terminé</Chip>
            <Chip tone="warning">T3/8 · 4:41</Chip>
            <Chip tone="error">T3/8 · 0:41</Chip>
            <Chip tone="info">En préparation</Chip>
            <Badge count={3} label="3 invitations" />
            <Logo />
          </div>
          <div className={styles.row}>
            {avatarNames.map(name => (
              <Avatar key={name} src={avatarPath(name)} size={72} />
            ))}
          </div>
        </div>
      </Card>
      <div className={styles.grid}>
        <Card>
          <EmptyState action={<Button variant="primary">Créer un jeu</Button>}>
            Aucun jeu ne vous est confié.
          </EmptyState>
        </Card>
        <Card>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
            {emptyPictureNames.map(name => (
              <figure key={name} style={{ margin: 0, inlineSize: 120 }}>
                <EmptyPicture name={name} />
                <figcaption>{name}</figcaption>
              </figure>
            ))}
          </div>
        </Card>
        <Card>
          <ErrorCard reason="Le serveur ne répond pas. Vérifiez votre connexion." onRetry={() => undefined} />
        </Card>
        <Card title="Deux valeurs pour un champ">
          <ConflictChoice
            name="Aya a changé cette valeur"
            title="Aya a enregistré une autre valeur."
            mine={{ name: 'Vous', content: '49,5 BA', choice: 'Garder la mienne', onChoose: () => undefined }}
            theirs={{ name: 'Aya', content: '52 BA', choice: 'Prendre la sienne', onChoose: () => undefined }}
          />
        </Card>
        <Card title="Chargement">
          <SkeletonStack shapes={[{ width: '60%' }, {}, { height: 44 }, { width: '40%' }]} />
        </Card>
      </div>
      <ConfirmDialog
        opened={open === 'confirm'}
        onClose={close}
        onConfirm={never}
        failureText={String}
        title="Êtes-vous sûr de vouloir passer le trimestre ?"
      >
        Trimestre 3 sur 8. 26 entreprises sur 32 ont enregistré, 4 ont un brouillon, 2 rien.
      </ConfirmDialog>
      <FormDialog opened={open === 'form'} onClose={close} title="Créer un jeu" onSubmit={close}>
        <TextField label="Nom" required />
        <TextField label="Description" />
      </FormDialog>
      {open === 'content' && (
        <ContentDialog onClose={close} title="Événements · Marché du vélo">
          <p style={{ paddingInline: 24 }}>Un formulaire, puis sa liste.</p>
        </ContentDialog>
      )}
      <FullScreenDialog opened={open === 'full'} onClose={close} title="Configuration · Marché du vélo">
        <Card title="Informations">…</Card>
      </FullScreenDialog>
    </>
  )
}
