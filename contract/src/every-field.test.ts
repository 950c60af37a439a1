import { describe, expect, it } from 'vitest'
import { ownPathPattern } from './fields.ts'
import { type CallField, callFields, fieldsAcceptingControls, isListed } from './testing/call-fields.ts'

// Rules for fields of every kind, checked against every call of the contract, so that a new call is covered
// automatically.

const fields = callFields()
const fieldsAre = (isMeant: (field: CallField) => boolean) =>
  fields.filter(isMeant).map((field): [string, CallField] => [field.name, field])

/** Whether the contract refuses this value in the field; faults of other fields do not count. */
const refuses = ({ faultsOf }: CallField, value: unknown): boolean => faultsOf(value).length > 0
const taken = (field: CallField, values: unknown[]) => values.filter(value => !refuses(field, value))

const controls = [
  ...Array(0x20).keys(),
  0x7f,
  ...Array.from({ length: 0x20 }, (_, index) => 0x80 + index),
].map(code => String.fromCharCode(code))
const lineBreaks = ['\t', '\n', '\r']

/** Fields for texts of several paragraphs. */
const ofManyLines = {
  description: 'of products, events and games',
  description1: 'explanation of an item',
  description2: 'explanation of an item',
  description3: 'explanation of an item',
  note: 'of a proposal',
  'declineProposal.reason': 'why a proposal is declined',
  'importTeams.text': 'a pasted list',
  'createAnnouncement.text': 'what staff announce',
  'updateAnnouncement.text': 'what staff announce',
  'writeMessage.text': 'a message of a thread',
  'writeDebriefNote.text': 'what was said in a class',
  'writeJournal.before': 'what a company expects',
  'writeJournal.after': 'what came of it',
  'writeJournal.change': 'what it will change',
  'adjustGrade.reason': 'why a grade is adjusted',
  'askGradeReview.text': 'what a person asks about a grade',
  'answerGradeReview.answer': 'what staff answer',
  'writePeerForm.ratings.0.comment': 'what staff read about a member',
}

describe('control characters', () => {
  it.each(fieldsAre(field => !isListed(fieldsAcceptingControls, field)))('are refused by %s', (_, field) => {
    const refused = isListed(ofManyLines, field)
      ? controls.filter(sign => !lineBreaks.includes(sign))
      : controls
    // Values in the forms that fields accept: texts, numbers, dates, paths, addresses, references.
    for (const around of ['ab', '15', '2026-01-01', '01/01/2026', '/a', 'a@b.fr', '/api/v1/games/1']) {
      const spoiled = refused.map(sign => around.slice(0, 1) + sign + around.slice(1))
      expect(taken(field, spoiled)).toEqual([])
    }
  })

  it('are accepted by exactly the fields in the list of exceptions', () => {
    const takes = fields.filter(
      field =>
        taken(
          field,
          controls.map(sign => `a${sign}b`),
        ).length === controls.length,
    )
    const listed = fields.filter(field => isListed(fieldsAcceptingControls, field))
    expect(listed.map(({ name }) => name)).toEqual(takes.map(({ name }) => name))
    for (const name of Object.keys(fieldsAcceptingControls)) {
      expect(
        fields.some(field => isListed({ [name]: '' }, field)),
        name,
      ).toBe(true)
    }
  })

  it('that break lines are accepted in fields for paragraphs', () => {
    const paragraphs = fields.filter(field => isListed(ofManyLines, field))
    expect(paragraphs.length).toBeGreaterThan(0)
    for (const field of paragraphs) expect(taken(field, ['one\ttwo\r\nthree'])).toHaveLength(1)
  })
})

/** Fields that are named like a path or a picture but hold neither. */
const noPaths = {
  'createProduct.image': 'another name of `im`: a reference to a picture',
  'updateProduct.image': 'another name of `im`: a reference to a picture',
  'createMenu.icon': 'name of an icon',
  'updateMenu.icon': 'name of an icon',
}
const namedLikePath =
  /image|link|url|href|path|next|redirect|return|target|src|picture|avatar|icon|logo|cover/i
const isOwnPath = ({ described }: CallField) => described.pattern === ownPathPattern

/** Addresses that lead off the site, in the forms that browsers, servers and scripts read. */
const leadingAway = [
  ...['', ' ', 'x', 'a/b', './a', '../a', '?a', '#a', ' /a', '\ufeff/a', '\u00a0/a'],
  ...['//evil', '///evil', '/\\evil', '\\\\evil', '\\/evil', '/a\\..\\\\evil', '//evil@own/', '//[::1]/'],
  ...['/.//evil', '/..//evil', '/a/..//evil', '/a/%2e%2e//evil', '/%2e//evil', '/%2F/evil', '/%2fevil'],
  ...['/%5Cevil', '/%5c%5cevil', '/.%2F/evil', '/%', '/%zz', '/%ff', '/%c0%af'],
  ...controls.flatMap(sign => [
    `/${sign}/evil`,
    `${sign}//evil`,
    `/a${sign}b`,
    `/${encodeURIComponent(sign)}/evil`,
  ]),
  ...[
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'vbscript:x',
  ],
  ...[
    'data:text/html,x',
    'data:image/png;base64,AA==',
    'blob:x',
    'file:///etc/passwd',
    'mailto:a@b.fr',
    'tel:1',
  ],
  ...[
    'http://evil',
    'https://evil/a',
    'HTTPS:evil',
    'http:/a',
    'https:a',
    'ftp://evil',
    'ws://evil',
    'view-source:x',
  ],
  ...[1, true, [], ['/a'], {}, { '@id': '/a' }],
]

describe('a path on our own site', () => {
  it('is the type of every field that is named like a path', () => {
    const named = fields.filter(({ path }) => namedLikePath.test(String(path.findLast(key => key !== 0))))
    expect(named.filter(field => !isOwnPath(field)).map(({ name }) => name)).toEqual(Object.keys(noPaths))
    expect(named.filter(isOwnPath).length).toBeGreaterThan(0)
  })

  it.each(fieldsAre(isOwnPath))('is the only value that %s accepts', (_, field) => {
    expect(taken(field, leadingAway)).toEqual([])
    for (const path of [
      '/',
      '/a',
      '/media/0.png',
      '/a/b?c=//d#e',
      '/é',
      '/a%20b',
      '/avatars/1.svg',
      '/a//b',
    ]) {
      expect(field.faultsOf(path)).toEqual([])
    }
  })
})

const collections = [
  'games',
  'products',
  'users',
  'events',
  'menus',
  'media_objects',
  'items',
  'companies',
  'rounds',
]
const iri = (collection: string) => `/api/v1/${collection}/1`
/** Whether the field accepts the address of a resource, but not any text. */
const isReference = (field: CallField) =>
  refuses(field, '/nothing-at-all') && collections.some(collection => !refuses(field, iri(collection)))

/** The collection to which each reference leads. */
const leadingTo: Record<string, string> = {
  'createProduct.im': 'media_objects',
  'updateProduct.im': 'media_objects',
  'createItem.menu': 'menus',
  'updateItem.menu': 'menus',
  'listCriteria.game': 'games',
  'updateCriteria.idGame': 'games',
  'createGame.id_product': 'products',
  'prepareClass.id_product': 'products',
  'prepareClass.game': 'games',
  'configureGame.id_product': 'products',
  'scheduleGame.id_product': 'products',
  'assignAdministrator.gameId': 'games',
  'assignAdministrator.adminId': 'users',
  'schedulePass.game': 'games',
  'listEventGames.game': 'games',
  'associateEvent.game': 'games',
  'associateEvent.event': 'events',
  'associateEvents.events.0.event': 'events',
  'createBranch.changes.events.x.0': 'events',
  'joinGame.game': 'games',
  'invite.0': 'users',
  'createSeat.members.0': 'users',
  'splitTeams.users.0': 'users',
  'createTraining.id_product': 'products',
  'createTraining.players.0': 'users',
  'updateTraining.id_product': 'products',
  'updateTraining.players.0': 'users',
  'startSolo.id_product': 'products',
}
/** References that also accept a name. */
const orName: Record<string, string> = {
  'createGame.admins.0': 'users',
  'prepareClass.admins.0': 'users',
  'configureGame.admins.0': 'users',
  'scheduleGame.admins.0': 'users',
}
const types: Record<string, string> = { media_objects: 'MediaObject' }
const typeOf = (collection: string) =>
  types[collection] ?? collection.slice(0, 1).toUpperCase() + collection.slice(1, -1)

describe('a reference', () => {
  it('is accepted by exactly the listed fields, each for one collection', () => {
    const found = fields.filter(isReference)
    expect(found.map(({ name }) => name).sort()).toEqual(Object.keys(leadingTo).sort())
  })

  const references = fieldsAre(({ name }) => name in leadingTo || name in orName)
  it.each(references)('to a resource of another kind is refused by %s', (name, field) => {
    const own = leadingTo[name] ?? orName[name] ?? ''
    const foreign = collections.filter(collection => collection !== own)
    const addresses = [...foreign.map(iri), '/api/v1/game/1', '/api/v1/nothing/1', '/api/health']
    expect(taken(field, addresses)).toEqual([])
    expect(
      taken(
        field,
        addresses.map(address => ({ '@id': address })),
      ),
    ).toEqual([])
    expect(
      taken(
        field,
        addresses.map(address => ({ id: address })),
      ),
    ).toEqual([])
    expect(
      taken(
        field,
        addresses.map(address => ({ id: 1, '@id': address })),
      ),
    ).toEqual([])
    expect(
      taken(
        field,
        foreign.map(collection => ({ id: 1, '@type': typeOf(collection) })),
      ),
    ).toEqual([])
    const named = [
      1,
      '1',
      iri(own),
      { id: 1 },
      { '@id': iri(own) },
      { '@id': iri(own), '@type': typeOf(own), id: 1 },
    ]
    expect(named.filter(value => refuses(field, value))).toEqual([])
  })

  it.each(references)('to another site, to no number or to two resources is refused by %s', (name, field) => {
    const own = leadingTo[name] ?? orName[name] ?? ''
    const at = (id: string) => `/api/v1/${own}/${id}`
    const elsewhere = [
      `http://evil${at('1')}`,
      `//evil${at('1')}`,
      `https://localhost${at('1')}`,
      `/${at('1')}`,
    ]
    const written = [
      '',
      '0',
      '-1',
      '1.5',
      '1e3',
      '0x1',
      ' 1',
      '1 ',
      '%31',
      '1/',
      '1/2',
      '1?x',
      '1#x',
      '../1',
      '١',
      'a',
    ]
    const numbers = [0, -1, 1.5, 2 ** 31, 2 ** 53, 1e21, Number.NaN, Number.POSITIVE_INFINITY, true, false]
    const ids = ['2147483648', '99999999999999999999']
    const wrong = [...elsewhere, ...written.map(at), ...ids.map(at), ...numbers]
    const inObjects = wrong.flatMap(value => [{ id: value }, { '@id': value }])
    const odd = [
      {},
      [],
      [1],
      [[1]],
      { id: {} },
      { id: [1] },
      { id: 2, '@id': at('1') },
      { id: at('1'), '@id': at('2') },
    ]
    const inLists = [...written.map(at), ...ids.map(at), ...numbers, ...odd]
    expect(taken(field, [...inLists, ...inObjects])).toEqual([])
    // Any other text may be a username, which the server looks up.
    const texts = [...elsewhere, ...ids, '0', '-1', '1.5', '', ' ', at('1').toUpperCase()]
    if (name in leadingTo) expect(taken(field, texts)).toEqual([])
  })
})
