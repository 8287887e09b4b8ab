import type { HostPhoto, WizardPhoto } from '@diyar/contract/supply/host-photos';
import type { Lang } from '@diyar/messages/messages';
import type { Reader } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { openContentOf } from '../revisions/keep-revision.ts';
import { presentOwnPhoto } from './own-photo.presenter.ts';
import { findOwnPhotos, findShownPhotos, isOwnUnit } from './own-photo.queries.ts';

/** Photos of the acting account by their ids, in that order; those it has not are left out. */
export async function showOwnPhotos(
  reader: Reader,
  ids: readonly string[],
  actor: Actor,
  lang: Lang,
): Promise<HostPhoto[]> {
  const rows = new Map((await findOwnPhotos(reader, actor.accountId, { ids })).map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => {
    const row = rows.get(id);
    return row === undefined ? [] : [presentOwnPhoto(row, lang)];
  });
}

/** One photo of the acting account, or its upload. Throws `not_found`. */
export async function showOwnPhoto(reader: Reader, id: string, actor: Actor, lang: Lang): Promise<HostPhoto> {
  const [photo] = await showOwnPhotos(reader, [id], actor, lang);
  if (photo === undefined) throw new Refusal('not_found');
  return photo;
}

/**
 * The photos of a unit of the acting account, in their order, as the edit that waits for an operator makes them. Throws
 * `not_found` for others' units.
 */
export async function showUnitPhotos(
  reader: Reader,
  unitId: string,
  actor: Actor,
  lang: Lang,
): Promise<HostPhoto[]> {
  if (!(await isOwnUnit(reader, actor.accountId, unitId))) throw new Refusal('not_found');
  const { propertyId } = await findShownPhotos(reader, unitId);
  const { photos } = (await openContentOf(reader, { propertyId, unitId })) ?? {};
  if (photos !== undefined) return showRevised(reader, photos, actor, lang);
  const rows = await findOwnPhotos(reader, actor.accountId, { unitId });
  return rows.map((row) => presentOwnPhoto(row, lang));
}

async function showRevised(
  reader: Reader,
  photos: readonly Required<WizardPhoto>[],
  actor: Actor,
  lang: Lang,
): Promise<HostPhoto[]> {
  const ids = photos.map(({ id }) => id);
  const said = new Map(photos.map((photo) => [photo.id, photo]));
  const shown = await showOwnPhotos(reader, ids, actor, lang);
  return shown.map((photo) => ({ ...photo, ...said.get(photo.id) }));
}
