import { IconLanguage, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CheckboxField } from '../ui/checkbox-field.tsx'
import { DateField } from '../ui/date-field.tsx'
import { RequiredNote } from '../ui/field.tsx'
import { FormErrorSummary } from '../ui/form-error-summary.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu } from '../ui/menu.tsx'
import { NumberField } from '../ui/number-field.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { RadioCards } from '../ui/radio-cards.tsx'
import { RadioGroup } from '../ui/radio-group.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { SwitchField } from '../ui/switch-field.tsx'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './kit.module.css'

export function KitForms() {
  const [day, setDay] = useState('21/11/2026')
  const [quantity, setQuantity] = useState<number | null>(1200)
  const [price, setPrice] = useState<number | null>(46.5)
  const [isKept, setKept] = useState(true)
  const [transport, setTransport] = useState<'slow' | 'fast' | 'none'>('slow')
  return (
    <>
      <Card
        title="Boutons"
        actions={
          <Button variant="primary" icon={<IconPlus size={18} />}>
            Créer un jeu
          </Button>
        }
      >
        <div className={styles.row}>
          <Button variant="primary">Enregistrer</Button>
          <Button>Annuler mes changements</Button>
          <Button variant="text">Détails</Button>
          <Button variant="danger">Supprimer</Button>
          <Button variant="primary" loading>
            Confirmer
          </Button>
          <Button disabled>Valider</Button>
          <Button small>= T2</Button>
          <Button small>+10 %</Button>
          <Menu
            label="Langue"
            align="start"
            entries={['Français', 'English', 'Deutsch'].map((label, index) => ({
              id: label,
              label,
              checked: index === 0,
              onSelect: () => undefined,
            }))}
            button={props => <IconButton {...props} label="Langue" icon={<IconLanguage size={22} />} />}
          />
        </div>
      </Card>
      <Card title="Champs" subtitle={<RequiredNote />}>
        <div className={styles.stack}>
          <FormErrorSummary
            faults={[
              { id: 'kit-mail', label: 'Adresse e-mail', message: 'Adresse e-mail invalide' },
              { id: 'kit-name', label: 'Nom', message: 'Champ obligatoire' },
            ]}
          />
          <div className={styles.grid}>
            <TextField id="kit-name" label="Nom" required error="Champ obligatoire" />
            <TextField
              id="kit-mail"
              label="Adresse e-mail"
              required
              defaultValue="lea@ecole"
              error="Adresse e-mail invalide"
            />
            <PasswordField
              label="Mot de passe"
              required
              defaultValue="trimestre"
              hint="Douze caractères au moins"
            />
            <SelectField
              label="Phase"
              choices={['Lancement', 'Croissance', 'Maturité'].map(label => ({ value: label, label }))}
            />
            <DateField label="Date" pickLabel="Choisir" hint="JJ/MM/AAAA" value={day} onChange={setDay} />
            <NumberField
              label="Quantité à produire"
              value={quantity}
              onChange={setQuantity}
              min={0}
              max={1350}
              step={10}
              unit="unités"
              hint="min 0, max 1 350"
            />
            <NumberField
              label="Prix de vente"
              value={price}
              onChange={setPrice}
              min={0}
              step={0.5}
              unit="BA"
            />
            <NumberField
              label="Lecture seule"
              value={2000}
              onChange={() => undefined}
              min={0}
              unit="BA"
              readOnly
            />
            <TextAreaField
              label="Description"
              defaultValue="Un marché de vélos urbains en pleine croissance."
            />
            <RadioGroup
              legend="Genre"
              choices={[
                { value: 'm', label: 'Homme' },
                { value: 'f', label: 'Femme' },
              ]}
            />
            <CheckboxField
              label="J’accepte les conditions d’utilisation"
              required
              error="Champ obligatoire"
            />
            <SwitchField
              label="Garder les messages affichés"
              hint="Ils ne se ferment plus seuls."
              checked={isKept}
              onChange={setKept}
            />
            <SwitchField
              label={isKept ? 'Oui' : 'Non'}
              large
              checked={isKept}
              onChange={setKept}
              error="Un message d’erreur"
            />
            <SwitchField label="Désactivé" checked disabled onChange={() => undefined} />
          </div>
          <RadioCards
            legend="Transport"
            value={transport}
            onChange={setTransport}
            cards={[
              { value: 'slow', title: 'Économique', text: '2 BA par unité, un trimestre' },
              { value: 'fast', title: 'Rapide', text: '5 BA par unité, tout de suite' },
              { value: 'none', title: 'Aérien', text: 'Ouvert à partir du niveau 2', disabled: true },
            ]}
          />
        </div>
      </Card>
    </>
  )
}
