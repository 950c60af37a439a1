import type { DecisionKey } from './decisions.ts'

/** A part of the opening situation of a quarter, as explanations name it (model, section 8.14). */
export interface PastGroupLabel {
  readonly key: string
  readonly name: string
  readonly en: string
}

const list = [
  { key: 'stock', name: 'Situation de départ : stock', en: 'Opening situation: stock' },
  { key: 'equipe', name: 'Situation de départ : équipe', en: 'Opening situation: staff' },
  { key: 'machines', name: 'Situation de départ : machines', en: 'Opening situation: machines' },
  { key: 'financement', name: 'Situation de départ : financement', en: 'Opening situation: finance' },
  { key: 'clients', name: 'Situation de départ : clients', en: 'Opening situation: receivables' },
  { key: 'image', name: 'Situation de départ : image', en: 'Opening situation: image' },
  { key: 'savoir', name: 'Situation de départ : savoir-faire', en: 'Opening situation: know-how' },
] as const satisfies readonly PastGroupLabel[]

export type PastGroup = (typeof list)[number]['key']

/** The groups of the opening situation, in the order in which an explanation replaces them. */
export const pastGroups: readonly (PastGroupLabel & { readonly key: PastGroup })[] = list

/**
 * The group to which a one-shot decision belongs once it is no longer renewed: its effect is then part of the situation
 * that it left, and who decides nothing is never told about a decision.
 */
export const groupOfOneShot: Readonly<Partial<Record<DecisionKey, PastGroup>>> = {
  embauches: 'equipe',
  licenciements: 'equipe',
  heuresSupplementaires: 'equipe',
  achatMachines: 'machines',
  venteMachines: 'machines',
  extensionStock: 'stock',
  emprunt: 'financement',
  remboursementAnticipe: 'financement',
  dividende: 'financement',
  etudeMarche: 'financement',
}
