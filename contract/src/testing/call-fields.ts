import * as z from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { endpoints } from '../endpoints.ts'
import type { EndpointName } from '../routes.ts'

const parts = ['params', 'query', 'body'] as const

/** A field of a request that accepts text: strings, and anything that may be sent as a string. */
export type CallField = {
  call: EndpointName
  part: (typeof parts)[number]
  /** The path of the field; `0` stands for any element of a list, `x` for any name of a record. */
  path: (string | number)[]
  /** The name of the field in lists, such as `createMenu.link`. */
  name: string
  /** The schema of the field in the OpenAPI document. */
  described: JsonSchema
  /** Returns that part of the request with this value in the field and nothing else. */
  holding(value: unknown): unknown
  /** Returns the faults that the contract finds in this field when it holds the value; empty when it is accepted. */
  faultsOf(value: unknown): { path: PropertyKey[]; message: string }[]
}

type JsonSchema = {
  type?: string | string[]
  pattern?: string
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema
  items?: JsonSchema
}

/** Returns every field of every call of the contract that accepts text. */
export function callFields(): CallField[] {
  return Object.entries<Endpoint>(endpoints).flatMap(([call, endpoint]) =>
    parts.flatMap(part => {
      const schema = endpoint[part]
      if (schema === undefined) return []
      return textsIn(described(schema), []).map(([path, field]) =>
        fieldAt(call as EndpointName, part, schema, path, field),
      )
    }),
  )
}

/** Returns the schema of a request as the OpenAPI document describes it. */
function described(schema: z.ZodType): JsonSchema {
  const options = { io: 'input', unrepresentable: 'any' } as const
  return z.toJSONSchema(z.object({ held: schema }), options).properties?.held as JsonSchema
}

type Found = [path: (string | number)[], described: JsonSchema]

function textsIn(schema: JsonSchema, path: (string | number)[]): Found[] {
  if (schema.anyOf) return schema.anyOf.flatMap(each => textsIn(each, path))
  const types = [schema.type ?? []].flat()
  const isText = types.includes('string') || types.length === 0
  return [
    ...(isText ? [[path, schema] satisfies Found] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => textsIn(field, [...path, name])),
    ...(schema.additionalProperties ? textsIn(schema.additionalProperties, [...path, 'x']) : []),
    ...(schema.items ? textsIn(schema.items, [...path, 0]) : []),
  ]
}

function fieldAt(
  call: EndpointName,
  part: CallField['part'],
  schema: z.ZodType,
  path: CallField['path'],
  field: JsonSchema,
): CallField {
  const holding = (value: unknown) =>
    path.reduceRight<unknown>((held, key) => (key === 0 ? [held] : { [key]: held }), value)
  const faultsOf = (value: unknown) =>
    schema.safeParse(holding(value)).error?.issues.filter(issue => startsWith(issue.path, path)) ?? []
  return {
    call,
    part,
    path,
    name: [call, ...path].join('.'),
    described: field,
    holding,
    faultsOf,
  }
}

const startsWith = (path: readonly PropertyKey[], start: CallField['path']): boolean =>
  start.every((key, index) => path[index] === key)

/** Whether a list names a field, by call and path, or by its last name in every call. */
export const isListed = (list: Record<string, string>, { name, path }: CallField): boolean =>
  name in list || String(path.at(-1)) in list

const secret = 'hashed and compared, never stored or shown as it is; any other text is simply wrong'
/** Fields that accept control characters, and the reason. */
export const fieldsAcceptingControls: Record<string, string> = {
  password: secret,
  passwordConfirm: secret,
  currentPassword: secret,
  token: secret,
  refresh_token: secret,
  'exchangeOidc.code': secret,
  'login.username':
    'compared only; a name that no account can have is a wrong pair, as any other unknown name',
  'prepareClass.csv': 'a list; its cells are judged one by one and named by row and column',
  'importUsers.csv': 'a file; its cells are judged one by one and named by line and column',
  'register.terms': 'only whether it is true is read',
  'createProduct.image': 'another name of `im`, which is then the field that is blamed',
  'updateProduct.image': 'another name of `im`, which is then the field that is blamed',
  passRound: 'no body is read',
  passAndOpenRound: 'no body is read',
  rehearseRound: 'no body is read',
  undoRound: 'no body is read',
  passSolo: 'no body is read',
}
