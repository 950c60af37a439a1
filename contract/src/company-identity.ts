/** The colours of companies: the names that are stored, and that `web/src/ui/company-badge.module.css` paints. */
export const companyColours = [
  'red',
  'orange',
  'amber',
  'lime',
  'green',
  'teal',
  'cyan',
  'blue',
  'indigo',
  'purple',
  'pink',
  'brown',
] as const
export type CompanyColour = (typeof companyColours)[number]

/** The emblems of companies: the names that are stored, and that `web/src/ui/company-emblems.tsx` draws. */
export const companyEmblems = [
  'rocket',
  'bolt',
  'star',
  'crown',
  'diamond',
  'flame',
  'leaf',
  'tree',
  'flower',
  'sun',
  'moon',
  'cloud',
  'snowflake',
  'mountain',
  'anchor',
  'sailboat',
  'plane',
  'bike',
  'compass',
  'key',
  'puzzle',
  'feather',
  'paw',
  'fish',
] as const
export type CompanyEmblem = (typeof companyEmblems)[number]

/** The longest name of a company, whether its players or staff choose it. */
export const companyNameMax = 60
