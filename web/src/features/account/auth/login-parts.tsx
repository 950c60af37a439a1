import { IconEye, IconEyeOff, IconMoon, IconSun } from '@tabler/icons-react'
import { endpoints } from '@trimestre/contract/endpoints'
import { type Language, languages } from '@trimestre/contract/languages'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageMenu } from '../../../shell/language-menu.tsx'
import outageStyles from '../../../shell/outage-bar.module.css'
import { OutageNotice } from '../../../shell/outage-bar.tsx'
import type { PartName, SignInTexts } from '../../../sign-in/parts.ts'
import { Banner } from '../../../ui/banner.tsx'
import buttonStyles from '../../../ui/button.module.css'
import { FieldError } from '../../../ui/field.tsx'
import { Spinner } from '../../../ui/spinner.tsx'

const nothing = () => undefined

/** Renders the parts of the sign-in page that its script shows when they are due. */
export function LoginParts() {
  const { t, i18n } = useTranslation(['common', 'auth'])
  const parts: Record<PartName, ReactNode> = {
    failure: (
      <Banner tone="error" onClose={nothing}>
        <span data-text />
      </Banner>
    ),
    expired: <Banner tone="info">{t('auth:login.sessionExpired')}</Banner>,
    farewell: (
      <Banner tone="success">
        <span data-text />
      </Banner>
    ),
    changed: <Banner tone="success">{t('auth:login.changed')}</Banner>,
    missing: <FieldError error={t('validation.required')} />,
    outage: (
      <div role="status" className={outageStyles.place} data-outage>
        <OutageNotice text={<span data-text />} />
      </div>
    ),
    busy: <Spinner className={buttonStyles.spinner} />,
    languages: <LanguageMenu isOpened />,
    passwordHidden: <IconEye size={20} aria-hidden="true" />,
    passwordShown: <IconEyeOff size={20} aria-hidden="true" />,
    light: <IconMoon size={22} stroke={1.75} aria-hidden="true" />,
    dark: <IconSun size={22} stroke={1.75} aria-hidden="true" />,
    texts: JSON.stringify(
      textsIn(i18n.language as Language, i18n.getResourceBundle(i18n.language, 'common')),
    ),
  }
  return Object.entries(parts).map(([name, part]) => (
    <template key={name} data-part={name}>
      {part}
    </template>
  ))
}

type Texts = { [key: string]: string | Texts }

/** Returns the texts that the script chooses from or completes: mainly those of the errors that signing in may have. */
function textsIn(language: Language, common: Texts): SignInTexts {
  const refusals: readonly string[] = endpoints.login.refusals
  const mayHappen = (code: string) =>
    refusals.includes(code) || /^(?:request|server)\/|^unexpected$/.test(code)
  const all = leavesOf(common)
  const chosen = Object.keys(all).filter(key => {
    const [, code] = /^errors\.(.*?)(?:_(?:zero|one|two|few|many|other))?$/.exec(key) ?? []
    return code === undefined ? others.includes(key) : mayHappen(code)
  })
  const texts = Object.fromEntries(chosen.map(key => [key, all[key] ?? '']))
  return { locale: languages[language].intl, texts }
}

const others = ['error.server', 'shell.outage.away', 'shell.outage.until', 'shell.storageRefused']

/** Returns the texts by their keys in dotted notation. */
function leavesOf(texts: Texts, path = ''): Record<string, string> {
  const entries = Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[path + key, text]] : Object.entries(leavesOf(text, `${path}${key}.`)),
  )
  return Object.fromEntries(entries)
}
