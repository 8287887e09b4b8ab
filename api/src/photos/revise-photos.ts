import { MOST_PHOTOS, type WizardPhoto } from '@diyar/contract/supply/host-photos';
import { lockShownAds, reopenAds } from '../ad-states/edit-ads.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import {
  absorbRevision,
  forgetRevisedPhoto,
  keepRevision,
  openContentOf,
  withMain,
} from '../revisions/keep-revision.ts';
import { looksSame } from './looks-same.ts';
import { findSeenPhotos, findShownPhotos, lockUnusedPhotos, type NewPhoto } from './own-photo.queries.ts';
import { lockPhotosOf } from './upload.queries.ts';
import { writePhotos } from './write-photos.ts';

type Photos = readonly Required<WizardPhoto>[];

interface Edit {
  unitId: string;
  actor: Actor;
  now: Date;
}

/** Whether the photos of a unit are on show: a change of them waits for an operator. Locks its ads. */
export async function arePhotosShown(tx: Tx, unitId: string): Promise<boolean> {
  return (await lockShownAds(tx, { unitId })).length > 0;
}

const thingOf = ({ unitId, actor }: Edit, propertyId: string) => ({
  accountId: actor.accountId,
  propertyId,
  unitId,
});

/** The photos of a unit as its people see them: with the edit that waits. */
async function readEdited(tx: Tx, { unitId }: Edit) {
  const { propertyId, photos: shown } = await findShownPhotos(tx, unitId);
  const pending = await openContentOf(tx, { propertyId, unitId });
  return { propertyId, shown, edited: pending?.photos ?? shown };
}

/** Keeps a list of photos as what a unit on show becomes; nothing where it is what it shows. */
async function revise(
  tx: Tx,
  edit: Edit,
  change: (edited: Photos) => Photos | Promise<Photos>,
): Promise<void> {
  const { propertyId, shown, edited } = await readEdited(tx, edit);
  const photos = withMain(await change(edited)).map(plainPhoto);
  const isAsShown = JSON.stringify(photos) === JSON.stringify(shown.map(plainPhoto));
  const { personId } = edit.actor;
  const part = isAsShown ? null : { before: shown, after: photos };
  await keepRevision(tx, thingOf(edit, propertyId), { photos: part }, { personId, now: edit.now });
}

const plainPhoto = ({ id, room, caption_ar, caption_en, main }: Required<WizardPhoto>) => ({
  id,
  room,
  caption_ar: caption_ar || null,
  caption_en: caption_en || null,
  main,
});

/** Puts uploaded photos behind those of a unit on show, for an operator to look at; refuses what `takePhotos` refuses. */
export async function reviseAdded(tx: Tx, edit: Edit, added: readonly WizardPhoto[]): Promise<void> {
  const { accountId } = edit.actor;
  await lockPhotosOf(tx, accountId);
  const ids = added.map(({ id }) => id);
  const unused = new Map((await lockUnusedPhotos(tx, accountId, ids)).map((photo) => [photo.id, photo]));
  await revise(tx, edit, async (edited) => {
    if (edited.length + added.length > MOST_PHOTOS) throw invalid('photos', 'photos_30');
    const inAd: NewPhoto[] = await findSeenPhotos(
      tx,
      accountId,
      edited.map(({ id }) => id),
    );
    for (const [index, { id }] of added.entries()) {
      const field = `photos.${index}.id`;
      const photo = unused.get(id);
      if (photo === undefined) throw invalid(field, 'photo_unknown');
      if (photo.state === 'refused') throw invalid(field, 'photo_not_clear');
      if (inAd.some((other) => other.id === id || looksSame(other, photo)))
        throw invalid(field, 'photo_twice');
      inAd.push(photo);
    }
    const rest = added.map((photo) => ({ ...EMPTY, ...photo, main: false }));
    return [...edited, ...rest];
  });
}

const EMPTY = { room: null, caption_ar: null, caption_en: null } as const;

/** Keeps another order of the photos of a unit on show for an operator. Throws `photos_changed` when it has others by now. */
export function reviseOrder(tx: Tx, edit: Edit, photos: readonly WizardPhoto[]): Promise<void> {
  return revise(tx, edit, (edited) => {
    const there = new Set(edited.map(({ id }) => id));
    const named = new Set(photos.map(({ id }) => id));
    if (named.size !== photos.length || named.size !== there.size || !there.isSubsetOf(named))
      throw new Refusal('photos_changed');
    return photos.map((photo) => ({ ...EMPTY, ...photo }));
  });
}

/** Takes a photo out of what a unit on show becomes; until an operator agrees it stays where it is. */
export function reviseRemoved(tx: Tx, edit: Edit, photoId: string): Promise<void> {
  return revise(tx, edit, (edited) => edited.filter(({ id }) => id !== photoId));
}

/** Takes a photo that no unit shows, and that is deleted, out of the edits that wait. */
export function forgetPhoto(tx: Tx, { actor, now }: Omit<Edit, 'unitId'>, photoId: string): Promise<void> {
  return forgetRevisedPhoto(tx, actor.accountId, photoId, { personId: actor.personId, now });
}

/** Gives a unit that is on show no more the photos that waited for an operator; a hidden ad of it is reviewed again. Throws `ad_on_show`. */
export async function settlePhotos(tx: Tx, edit: Edit): Promise<void> {
  const { accountId, personId } = edit.actor;
  const { propertyId, shown, edited } = await readEdited(tx, edit);
  if (edited === shown) return;
  await reopenAds(tx, { unitId: edit.unitId }, personId, edit.now);
  await writePhotos(tx, { accountId, unitId: edit.unitId }, edited);
  await absorbRevision(tx, thingOf(edit, propertyId), ['photos'], { personId, now: edit.now });
}
