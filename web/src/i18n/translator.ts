import type { TFunction } from 'i18next'

/** Any `t`, whatever the namespaces of its screen are. */
export type Translator = { readonly $TFunctionBrand: string }

/** Returns the same `t` for the common texts. */
export function commonTexts(t: Translator) {
  const translate = t as unknown as TFunction<'common'>
  return ((key: string, options?: object) =>
    translate(key as 'ui.save', { ...options, ns: 'common' })) as unknown as TFunction<'common'>
}
