import type { Translator } from '../i18n/translator.ts'
import { knownText } from './catalogue-text.ts'

/** Returns the name of a decision area, for screens that load « catalogue ». */
export const areaName = (t: Translator, area: string): string => knownText(t, `menu.${area}`) ?? area
