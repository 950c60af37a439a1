import type { Company } from '@trimestre/contract/companies'
import { useTranslation } from 'react-i18next'
import { ChangesJournal } from '../../../../domain/team/changes-journal.tsx'
import { Modal } from '../../../../ui/modal.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import { useMediaQuery } from '../../../../ui/use-media-query.ts'
import { ProposalList } from './proposal-list.tsx'
import type { TeamPanelName } from './team-head.tsx'
import styles from './team-panel.module.css'
import type { SharedPlace, WholeSheet } from './use-shared-sheet.ts'

type Props = {
  place: SharedPlace
  company: Company
  sheet: WholeSheet
  me: number
  isClosed: boolean
  isLocked: boolean
  shown: TeamPanelName
  onShow(panel: TeamPanelName): void
  onClose(): void
}

/** The panel of a shared sheet with its proposals and its journal; on phones it fills the screen. */
export default function TeamPanel({ shown, onShow, onClose, ...of }: Props) {
  const { t } = useTranslation('team')
  const onPhone = useMediaQuery('(width < 600px)')
  return (
    <Modal
      opened
      onClose={onClose}
      placement={onPhone ? 'page' : 'end'}
      size={600}
      title={t('panel.title')}
      lightVeil
    >
      <div className={styles.body}>
        <Tabs
          label={t('panel.title')}
          value={shown}
          onChange={onShow}
          items={[
            { value: 'proposals', label: t('panel.proposals'), content: <ProposalList {...of} /> },
            {
              value: 'journal',
              label: t('panel.journal'),
              content: (
                <ChangesJournal
                  companyId={of.place.companyId}
                  decisionOf={name => of.sheet.get(name)?.decision}
                />
              ),
            },
          ]}
        />
      </div>
    </Modal>
  )
}
