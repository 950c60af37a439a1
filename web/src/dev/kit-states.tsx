import { IconAdjustments, IconBell, IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { Button, type ButtonVariant } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Badge, Chip } from '../ui/chip.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu } from '../ui/menu.tsx'
import { MultiSelectField } from '../ui/multi-select-field.tsx'
import { Page } from '../ui/page.tsx'
import { Popover } from '../ui/popover.tsx'
import { themes } from '../ui/preferences.ts'
import { QuarterStatus } from '../ui/quarter-status.tsx'
import { QuarterTabs } from '../ui/quarter-tabs.tsx'
import { SearchSelectField } from '../ui/search-select-field.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { FigureTable } from '../ui/table/figure-table.tsx'
import { GroupRow } from '../ui/table/group-row.tsx'
import { PlainTable } from '../ui/table/plain-table.tsx'
import { ToneIcon } from '../ui/tone.tsx'
import { WaitingDialog } from '../ui/waiting-dialog.tsx'
import styles from './kit.module.css'

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'text', 'danger']
const tones = ['info', 'success', 'warning', 'error'] as const

/** Renders what the other cards of the kit leave out: every state of clickable components, and the parts of pages. */
export function KitStates() {
  return (
    <>
      <Card title="Boutons, dans chaque état">
        <div className={styles.stack}>
          {variants.map(variant => (
            <div key={variant} className={styles.row}>
              <Button variant={variant}>{variant}</Button>
              <Button variant={variant} small>
                petit
              </Button>
              <Button variant={variant} disabled>
                inactif
              </Button>
              <Button variant={variant} loading>
                en cours
              </Button>
            </div>
          ))}
          <div className={styles.row}>
            <IconButton label="au repos" icon={<IconBell size={22} />} />
            <IconButton label="enfoncé" aria-pressed icon={<IconBell size={22} />} />
            <IconButton label="déplié" aria-expanded icon={<IconBell size={22} />} />
            <IconButton label="inactif" disabled icon={<IconBell size={22} />} />
          </div>
        </div>
      </Card>
      <Card title="Pastilles et signes">
        <div className={styles.row}>
          <Chip>neutre</Chip>
          <Chip tone="primary">couleur du thème</Chip>
          {tones.map(tone => (
            <Chip key={tone} tone={tone} icon={<ToneIcon tone={tone} size={16} />}>
              {tone}
            </Chip>
          ))}
          <Badge count={3} label="3 domaines à enregistrer" />
          <Spinner size={28} />
          <QuarterStatus
            current={3}
            total={8}
            finished={false}
            unsetLabel="À configurer"
            finishedLabel="Terminé"
          />
          <QuarterStatus
            current={0}
            total={null}
            finished={false}
            unsetLabel="À configurer"
            finishedLabel=""
          />
          <QuarterStatus current={8} total={8} finished unsetLabel="" finishedLabel="Terminé" />
        </div>
      </Card>
      <Opened />
      <Parts />
    </>
  )
}

function Opened() {
  const [isWaiting, setWaiting] = useState(false)
  const wait = () => {
    setWaiting(true)
    setTimeout(() => setWaiting(false), 1500)
  }
  return (
    <Card title="Ce qui s’ouvre">
      <div className={styles.row}>
        <Popover
          align="start"
          button={props => (
            <Button {...props} icon={<IconChevronDown size={18} />}>
              Bulle
            </Button>
          )}
        >
          {close => (
            <>
              <p>Quelque chose à lire, sous son bouton.</p>
              <Button small onClick={close}>
                Fermer
              </Button>
            </>
          )}
        </Popover>
        <Menu
          label="Menu"
          align="start"
          entries={[
            { id: 'a', label: 'Une action', icon: <IconAdjustments size={20} /> },
            {
              id: 'b',
              label: 'Un choix déplié',
              separated: true,
              unfolded: true,
              entries: [
                { id: 'b1', label: 'Oui', checked: true },
                { id: 'b2', label: 'Non', checked: false },
              ],
            },
            {
              id: 'c',
              label: 'Un choix à part',
              separated: true,
              entries: ['Un', 'Deux'].map(label => ({ id: label, label, checked: label === 'Un' })),
            },
            { id: 'd', label: 'Supprimer', danger: true },
          ]}
          button={props => <IconButton {...props} label="Menu" icon={<IconAdjustments size={22} />} />}
        />
        <Button onClick={wait}>Attente</Button>
        {isWaiting && <WaitingDialog>Merci de patienter…</WaitingDialog>}
      </div>
    </Card>
  )
}

const lines = [
  { name: 'Ventes', now: '131 849', before: '120 496' },
  { name: 'Achats', now: '−48 200', before: '−51 010' },
  { name: 'Marge', now: '83 649', before: '69 486' },
]

function Parts() {
  const [quarter, setQuarter] = useState(2)
  const [chosen, setChosen] = useState<string[]>(['Léa'])
  const rows = lines.map(({ name, now, before }, index) => (
    <tr key={name} data-total={index === 2 || undefined}>
      <th scope="row">{name}</th>
      <td className="fig">{now}</td>
      <td className="fig">{before}</td>
    </tr>
  ))
  return (
    <>
      <Card title="Tables écrites à la main">
        <div className={styles.grid}>
          <FigureTable caption="Marge">
            <tbody>{rows}</tbody>
          </FigureTable>
          <PlainTable caption="Marge, simple">
            <tbody>
              <GroupRow columns={3}>Cette année</GroupRow>
              {rows}
            </tbody>
          </PlainTable>
        </div>
      </Card>
      <Card title="Trimestres et choix multiples">
        <div className={styles.stack}>
          <QuarterTabs
            label="Trimestres"
            tabs={[1, 2, 3, 4, 5, 6, 7, 8].map(value => ({ quarter: value, label: `T${value}` }))}
            value={quarter}
            onChange={setQuarter}
          >
            Ce que montre le trimestre {quarter}.
          </QuarterTabs>
          <MultiSelectField
            label="Joueurs"
            choices={['Léa', 'Noé', 'Zoé'].map(label => ({ value: label, label }))}
            value={chosen}
            onChange={setChosen}
            noMatch="Personne"
            clearLabel="Vider"
          />
          <SearchSelectField
            label="Entreprise"
            choices={['Léa', 'Noé', 'Zoé'].map(label => ({ value: label, label }))}
            value={chosen[0] ?? null}
            onChange={next => setChosen(next ? [next] : [])}
            noMatch="Personne"
            clearLabel="Vider"
          />
        </div>
      </Card>
      <Card title="Une page dans la page">
        <Page
          title="Titre"
          crumbs={[{ label: 'Accueil', link: <a href="#kit">Accueil</a> }, { label: 'Titre' }]}
          actions={<Button variant="primary">Créer</Button>}
        />
      </Card>
    </>
  )
}

/** Renders the nine themes side by side, on light and on dark paper. */
export function KitThemes() {
  return (
    <Card title="Les neuf thèmes">
      <div className={styles.themes}>
        {themes.map(theme => (
          <div key={theme} data-theme-swatch={theme}>
            <p className={styles.themeName}>{theme}</p>
            {(['light', 'dark'] as const).map(scheme => (
              <div key={scheme} className={styles[scheme]}>
                <Button variant="primary" small>
                  Enregistrer
                </Button>
                <Chip tone="primary">Public</Chip>
                <a href="#kit">Un lien</a>
              </div>
            ))}
          </div>
        ))}
      </div>
    </Card>
  )
}
