import { IconDownload, IconFileSpreadsheet, IconFileText, IconPrinter } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { languages } from '@trimestre/contract/languages'
import { csvFile } from '@trimestre/contract/write-csv'
import { type MouseEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePracticeFiles } from '../../../domain/practice.tsx'
import { useShownCompany } from '../../../domain/shown-company.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { notify } from '../../../ui/notify.ts'
import { saveContent, saveFile } from '../../../ui/save-file.ts'
import { fileLines, type StatementFile } from './statement-file.ts'

type Props = {
  /** The name of the file, without extension. */
  name: string
  title: string
  /** Builds the file with the labels on the screen; it has the title above. */
  content(): Omit<StatementFile, 'title'>
  /** Whether the statement has so many columns that it is printed on a sheet turned sideways. */
  isWide?: boolean
}

/** Renders the menu that saves a statement as a file for a spreadsheet, or prints it without the rest of its screen. */
export function ExportMenu({ name, title, content, isWide = false }: Props) {
  const { t } = useTranslation(['player', 'common'])
  const { language } = useFormat()
  const { gameId, label, gameName } = useShownCompany()
  const { titleOf, nameOf } = usePracticeFiles(gameId)
  const anchor = useRef<HTMLDivElement>(null)
  const [align, setAlign] = useState<'start' | 'end'>('end')
  const fileOf = () => ({ title: titleOf(title), ...content() })
  const heading = () => [
    [t('statements.company'), label],
    [t('statements.game'), gameName],
    [t('statements.inBA')],
  ]
  const { mutate: saveWorkbook, isPending } = useMutation({
    mutationFn: async () => {
      const { workbookOf } = await import('./workbook.ts')
      return workbookOf(fileOf(), heading(), { rightToLeft: languages[language].dir === 'rtl', isWide })
    },
    onSuccess: blob => saveContent(`${nameOf(name)}.xlsx`, blob),
    onError: error => notify.error(errorText(t, error)),
  })
  const saveText = () =>
    saveFile(
      `${nameOf(name)}.csv`,
      'text/csv;charset=utf-8',
      csvFile(language, fileLines(fileOf(), heading())),
    )
  return (
    <div ref={anchor} data-screen-only>
      <Menu
        label={t('statements.exportOf', { title })}
        align={align}
        entries={[
          {
            id: 'csv',
            label: t('statements.csv'),
            icon: <IconFileText size={20} aria-hidden="true" />,
            onSelect: saveText,
          },
          {
            id: 'xlsx',
            label: t('statements.xlsx'),
            icon: <IconFileSpreadsheet size={20} aria-hidden="true" />,
            onSelect: () => saveWorkbook(),
          },
          {
            id: 'print',
            label: t('statements.print'),
            icon: <IconPrinter size={20} aria-hidden="true" />,
            onSelect: () => printAlone(anchor.current?.closest('section'), isWide),
          },
        ]}
        button={({ onClick, ...props }) => (
          <Button
            {...props}
            variant="text"
            small
            loading={isPending}
            icon={<IconDownload size={18} aria-hidden="true" />}
            aria-label={t('statements.exportOf', { title })}
            onClick={event => {
              setAlign(roomiestSide(event))
              onClick()
            }}
          >
            {t('statements.export')}
          </Button>
        )}
      />
    </div>
  )
}

/** The width of the menu and of the margin next to it, in pixels. */
const menuWidth = 216

/** Returns the edge of the button at which the menu stays within the window: on a phone the button may be at the start. */
function roomiestSide({ currentTarget }: MouseEvent<HTMLElement>): 'start' | 'end' {
  const { left, right } = currentTarget.getBoundingClientRect()
  const isRightToLeft = document.documentElement.dir === 'rtl'
  const room = isRightToLeft ? document.documentElement.clientWidth - left : right
  return room >= menuWidth ? 'end' : 'start'
}

/** Prints a card without the rest of its screen (`print.css`), once the menu has closed. */
function printAlone(card: HTMLElement | null | undefined, isWide: boolean): void {
  if (!card) return
  for (const other of document.querySelectorAll('[data-printed-alone]'))
    delete (other as HTMLElement).dataset.printedAlone
  card.dataset.printedAlone = isWide ? 'wide' : 'tall'
  window.addEventListener('afterprint', () => delete card.dataset.printedAlone, { once: true })
  setTimeout(() => window.print())
}
