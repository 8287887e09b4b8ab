import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { ALERT_EVERY, ALERT_KINDS } from '../words/search-words.ts';

const SearchParams = z.object({ id: z.uuid('invalid') });
const Name = z.string('name_required').trim().min(1, 'name_required').max(80, 'invalid');
const Every = z.enum(ALERT_EVERY, 'invalid');
const Kinds = z.array(z.enum(ALERT_KINDS, 'invalid')).min(1, 'required').max(3, 'invalid');
/** Filters as the list's address writes them: order, page and place of the caller are no part of a search. */
const Query = z.record(z.string(), z.string().max(10_000, 'invalid'));

/** A search that I am told about. */
export const SavedSearch = z.object({
  id: z.string(),
  name: z.string(),
  query: Query,
  every: Every,
  kinds: z.array(z.enum(ALERT_KINDS)),
  paused: z.boolean(),
  /** It asks for dates, and they have begun: nothing more can be found. */
  is_past: z.boolean(),
  created_at: z.string(),
  /** Ads it told of since I last looked. */
  unseen: z.int(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

export const listSearches = endpoint({
  method: 'GET',
  path: '/api/v1/searches',
  summary: 'My saved searches, the newest first, each with how many ads came since I last looked',
  data: z.object({ items: z.array(SavedSearch), most: z.int() }),
  caller: 'token',
});

export const saveSearch = endpoint({
  method: 'POST',
  path: '/api/v1/searches',
  summary: 'Save a search to be told of what comes into it; the same search is saved once',
  body: z.strictObject({
    name: Name,
    query: Query,
    every: Every.default('at_once'),
    kinds: Kinds.default([...ALERT_KINDS]),
  }),
  data: z.object({ id: z.string() }),
  status: 201,
  caller: 'token',
  needs: 'look',
  refuses: ['validation_failed', 'search_saved_already', 'searches_full'],
});

export const changeSearch = endpoint({
  method: 'PUT',
  path: '/api/v1/searches/{id}',
  summary: 'Rename a saved search, choose what it tells of and how often, pause or resume it',
  params: SearchParams,
  body: z.strictObject({ name: Name, every: Every, kinds: Kinds, paused: z.boolean('invalid') }),
  data: z.object({}),
  caller: 'token',
  needs: 'look',
  refuses: ['validation_failed', 'not_found'],
});

export const deleteSearch = endpoint({
  method: 'DELETE',
  path: '/api/v1/searches/{id}',
  summary: 'Delete a saved search with its alerts; one that is gone changes nothing',
  params: SearchParams,
  data: z.object({}),
  caller: 'token',
  needs: 'look',
});

export const lookAtSearch = endpoint({
  method: 'POST',
  path: '/api/v1/searches/{id}/looks',
  summary: 'I looked at the results of a saved search: nothing of it is new any more',
  params: SearchParams,
  data: z.object({}),
  status: 201,
  caller: 'token',
  needs: 'look',
  refuses: ['not_found'],
});
