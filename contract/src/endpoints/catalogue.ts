import * as z from 'zod'
import { staff, superOnly } from '../access.ts'
import {
  EventChangeBody,
  ItemChangeBody,
  ItemDescriptionBody,
  ItemDescriptionSchema,
  ItemSchema,
  MenuChangeBody,
  MenuSchema,
  NewEventBody,
  NewItemBody,
  NewMenuBody,
} from '../catalogue.ts'
import { CriteriaChangeBody, CriteriaSchema, CriterionRuleSchema, GameQuery } from '../criteria.ts'
import { endpoint } from '../endpoint.ts'
import { EventSchema } from '../games.ts'
import { MediaObjectSchema, MediaParams, pictureTypes } from '../media.ts'
import { NewProductBody, ProductChangeBody, ProductSchema } from '../products.ts'
import { GameIdParams, IdParams } from '../users.ts'

/** The building blocks of games: products, menus, items, events, criteria. */
export const catalogueEndpoints = {
  listProducts: endpoint({
    access: 'signed-in',
    summary: 'Products',
    success: 200,
    answer: z.array(ProductSchema),
  }),
  createProduct: endpoint({
    access: superOnly,
    summary: 'Create a product',
    success: 201,
    body: NewProductBody,
    answer: ProductSchema,
  }),
  updateProduct: endpoint({
    access: superOnly,
    summary: 'Change a product',
    success: 200,
    params: IdParams,
    body: ProductChangeBody,
    answer: ProductSchema,
  }),
  deleteProduct: endpoint({
    access: superOnly,
    summary: 'Delete a product no game uses',
    success: 204,
    params: IdParams,
    refusals: ['products/in-use'],
  }),
  uploadPicture: endpoint({
    access: 'signed-in',
    summary: 'Send a picture: PNG, JPEG, GIF or WebP, 5 MiB and 8000 pixels a side at most',
    success: 201,
    consumes: 'multipart/form-data',
    answer: MediaObjectSchema,
    refusals: ['media/not-a-picture', 'media/damaged', 'media/dimensions', 'media/quota'],
  }),
  showPicture: endpoint({
    access: 'anonymous',
    summary: 'A picture, by the name it was given',
    success: 200,
    params: MediaParams,
    produces: Object.values(pictureTypes),
  }),
  listMenus: endpoint({
    access: 'signed-in',
    summary: 'Menus',
    success: 200,
    answer: z.array(MenuSchema),
  }),
  createMenu: endpoint({
    access: superOnly,
    summary: 'Create a menu',
    success: 201,
    body: NewMenuBody,
    answer: MenuSchema,
  }),
  updateMenu: endpoint({
    access: superOnly,
    summary: 'Change a menu',
    success: 200,
    params: IdParams,
    body: MenuChangeBody,
    answer: MenuSchema,
  }),
  deleteMenu: endpoint({
    access: superOnly,
    summary: 'Delete a menu without items',
    success: 204,
    params: IdParams,
    refusals: ['menus/in-use', 'menus/seeded'],
  }),
  listItems: endpoint({
    access: 'signed-in',
    summary: 'Decision items with their explanations',
    success: 200,
    answer: z.array(ItemSchema),
  }),
  createItem: endpoint({
    access: superOnly,
    summary: 'Create an item',
    success: 201,
    body: NewItemBody,
    answer: ItemSchema,
  }),
  updateItem: endpoint({
    access: superOnly,
    summary: 'Change an item',
    success: 200,
    params: IdParams,
    body: ItemChangeBody,
    answer: ItemSchema,
  }),
  deleteItem: endpoint({
    access: superOnly,
    summary: 'Delete an item with its explanation',
    success: 204,
    params: IdParams,
  }),
  getItemDescription: endpoint({
    access: 'signed-in',
    summary: 'Explanation of an item',
    success: 200,
    params: IdParams,
    answer: ItemDescriptionSchema,
  }),
  updateItemDescription: endpoint({
    access: superOnly,
    summary: 'Change the explanation of an item',
    success: 200,
    params: IdParams,
    body: ItemDescriptionBody,
    answer: ItemDescriptionSchema,
  }),
  listEvents: endpoint({
    access: staff,
    summary: 'Events of the catalogue',
    success: 200,
    answer: z.array(EventSchema),
  }),
  createEvent: endpoint({
    access: superOnly,
    summary: 'Create an event',
    success: 201,
    body: NewEventBody,
    answer: EventSchema,
  }),
  updateEvent: endpoint({
    access: superOnly,
    summary: 'Change an event',
    success: 200,
    params: IdParams,
    body: EventChangeBody,
    answer: EventSchema,
    refusals: ['events/tax-name'],
  }),
  deleteEvent: endpoint({
    access: superOnly,
    summary: 'Delete an event no game has',
    success: 204,
    params: IdParams,
    refusals: ['events/in-use', 'events/tax'],
  }),
  listAllCriteria: endpoint({
    access: staff,
    summary: 'Criteria of all games the caller runs',
    success: 200,
    answer: z.array(CriteriaSchema),
  }),
  listCriteria: endpoint({
    access: staff,
    summary: 'Criteria of a game',
    success: 200,
    query: GameQuery,
    answer: z.array(CriteriaSchema),
    refusals: ['request/not-found'],
  }),
  updateCriteria: endpoint({
    access: superOnly,
    summary: 'Change the criteria of a game',
    success: 200,
    params: GameIdParams,
    body: CriteriaChangeBody,
    answer: z.array(CriteriaSchema),
  }),
  listCriterionRules: endpoint({
    access: staff,
    summary: 'Criteria of the model: unit, default value and bounds of each',
    success: 200,
    answer: z.array(CriterionRuleSchema),
  }),
}
