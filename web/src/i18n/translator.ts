import type { TFunction } from 'i18next'

/** Any `t`, whatever namespaces its screen works with. */
export type Translator = { readonly $TFunctionBrand: string }

/** The same `t` over the common texts. */
export function commonTexts(t: Translator) {
  const translate = t as unknown as TFunction<'common'>
  return ((key: string, options?: object) =>
    translate(key as 'ui.save', { ...options, ns: 'common' })) as unknown as TFunction<'common'>
}
