import type { Role, RolesChange } from '@trimestre/contract/teams'
import { areaKeys } from '../../../../domain/game-areas.ts'

/** A role while it is edited; `key` identifies its row, `id` is missing until it is stored. */
export type RoleDraft = { key: string; id?: number; name: string; areas: readonly string[]; submits: boolean }

/** The roles that are proposed, with their areas (playing.md §2.2). */
export const usualRoles = {
  management: { areas: areaKeys, submits: true },
  production: { areas: ['production', 'qualite', 'logistique'], submits: false },
  sales: { areas: ['ventes', 'marketing'], submits: false },
  research: { areas: ['rechercheDeveloppement'], submits: false },
  people: { areas: ['ressourcesHumaines'], submits: false },
  finance: { areas: ['comptabilite'], submits: false },
} as const
export type UsualRole = keyof typeof usualRoles
export const usualRoleNames = Object.keys(usualRoles) as UsualRole[]

export const draftOf = ({ id, name, areas, submits }: Role): RoleDraft => ({
  key: `role-${id}`,
  id,
  name,
  areas,
  submits,
})

const isSame = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase()

/** Returns the usual roles under these names; a role that has one of the names already keeps its members. */
export function usualDrafts(names: Readonly<Record<UsualRole, string>>, roles: readonly Role[]): RoleDraft[] {
  return usualRoleNames.map(key => {
    const known = roles.find(({ name }) => isSame(name, names[key]))
    return { ...usualRoles[key], key: known ? `role-${known.id}` : key, id: known?.id, name: names[key] }
  })
}

export const toggleArea = (draft: RoleDraft, area: string): RoleDraft => ({
  ...draft,
  areas: areaKeys.filter(each => (each === area) !== draft.areas.includes(each)),
})

/** Returns the areas that no role has: all members of a team decide in them. */
export const openAreas = (drafts: readonly RoleDraft[]): string[] =>
  areaKeys.filter(area => !drafts.some(({ areas }) => areas.includes(area)))

export type RoleFault = 'required' | 'taken'

/** Returns the error of each name; undefined for a valid one. */
export const roleFaults = (drafts: readonly RoleDraft[]): (RoleFault | undefined)[] =>
  drafts.map(({ name }, index) => {
    if (name.trim() === '') return 'required'
    return drafts.slice(0, index).some(other => isSame(other.name, name)) ? 'taken' : undefined
  })

export const rolesChange = (drafts: readonly RoleDraft[]): RolesChange =>
  drafts.map(({ id, name, areas, submits }) => ({
    ...(id !== undefined && { id }),
    name: name.trim(),
    areas: [...areas],
    submits,
  }))
