import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type BuiltPerson, buildPerson } from '../testing/factories.ts';
import { clearPicture, openPhotoWorld, type PhotoWorld } from '../testing/photo-world.ts';
import { plainPicture, withWords } from '../testing/worded-pictures.ts';

// Each photo is made in fifteen sizes, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000 });

let world: PhotoWorld;
let person: BuiltPerson;
beforeAll(async () => {
  world = await openPhotoWorld();
});
beforeEach(async () => {
  person = await buildPerson(world.db);
});
afterAll(() => world.close());

test('a photo loses where and with what it was taken, and stands upright', async () => {
  const taken = sharp(await clearPicture(1, { width: 900, height: 1200 }))
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Camera of Sarah' },
      IFD3: { GPSLatitude: '24/1 42/1 0/1', GPSLatitudeRef: 'N' },
    });
  const photo = await world.upload(person, await taken.jpeg().toBuffer());
  expect(photo.state).toBe('ready');
  for (const file of ['640.webp', '1600.jpeg', '1600.avif', '960.webp']) {
    const { rawPayload } = await world.app.inject(`/media/photos/${photo.id}/${file}`);
    const { exif, xmp, iptc, width, height } = await sharp(rawPayload).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    expect(rawPayload.includes('Sarah')).toBe(false);
    expect(width).toBeGreaterThan(height);
  }
  // The file as it was sent, which has it all, is under no address.
  const kept = (await world.filesKept()).find((key) => key.startsWith('originals/')) ?? '';
  for (const url of [`/media/${kept}`, `/media/photos/${photo.id}/original`])
    expect((await world.app.inject(url)).statusCode).toBe(404);
});

test('a picture that is small or out of focus is refused; a plain wall with one edge is not', async () => {
  const small = await world.upload(person, await clearPicture(2, { width: 799, height: 600 }));
  const narrow = await world.upload(person, await clearPicture(3, { width: 1200, height: 449 }));
  expect([small.failure, narrow.failure]).toEqual(['too_small', 'too_small']);
  const blurred = await sharp(await clearPicture(4))
    .blur(9)
    .jpeg()
    .toBuffer();
  expect((await world.upload(person, blurred)).failure).toBe('blurred');
  const corner = await sharp({ create: { width: 1000, height: 750, channels: 3, background: '#e9e2d4' } })
    .composite([
      {
        input: { create: { width: 1000, height: 80, channels: 3, background: '#7a6a55' } },
        left: 0,
        top: 640,
      },
    ])
    .jpeg()
    .toBuffer();
  expect((await world.upload(person, corner)).failure).toBeNull();
});

test('the same picture is refused beside itself, whatever its size and quality, and flagged with another advertiser’s', async () => {
  const first = await world.upload(person, await clearPicture(5));
  expect([first.state, first.warning]).toEqual(['ready', null]);
  const again = await world.upload(person, await clearPicture(5), [first.id]);
  const smaller = await sharp(await clearPicture(5))
    .resize(860)
    .jpeg({ quality: 60 })
    .toBuffer();
  const alike = await world.upload(person, smaller, [first.id]);
  expect([again.failure, alike.failure]).toEqual(['twice', 'twice']);
  // In another ad of theirs it may be.
  expect((await world.upload(person, smaller)).failure).toBeNull();
  expect((await world.upload(person, await clearPicture(6), [first.id])).failure).toBeNull();
  const other = await buildPerson(world.db);
  const taken = await world.upload(other, smaller);
  const flags = await world.db
    .selectFrom('photo_flag')
    .selectAll()
    .where('photo_id', '=', taken.id)
    .execute();
  expect(flags.map(({ kind, other_photo_id }) => [kind, other_photo_id !== null])).toEqual([
    ['elsewhere', true],
  ]);
  expect([taken.state, taken.warning]).toEqual(['ready', null]);
});

test('a photo that seems to hold words is ready, says the brief’s sentence, and waits for the operator', async () => {
  const photo = await world.upload(person, await withWords(await plainPicture(1), 1));
  expect([photo.state, photo.problem]).toEqual(['ready', null]);
  expect(photo.warning).toContain('يُمنع وضع الشعارات أو الكتابات على الصور');
  expect((await world.look(person, photo.id, 'en'))?.warning).toContain('No logos or words on images');
  const flags = await world.db
    .selectFrom('photo_flag')
    .select('kind')
    .where('photo_id', '=', photo.id)
    .execute();
  expect(flags).toEqual([{ kind: 'words' }]);
});

test('advertisers who sent the same file share its files, which go with the last of them', async () => {
  const before = await world.filesKept();
  const bytes = await clearPicture(7);
  const [one, other] = [
    await world.upload(person, bytes),
    await world.upload(await buildPerson(world.db), bytes),
  ];
  const shared = await world.filesKept();
  const remove = async (id: string, token: string) => {
    await world.call(`/host/photos/${id}`, { method: 'DELETE', token });
    await world.work();
  };
  await remove(one.id, person.token);
  expect(await world.filesKept()).toEqual(shared);
  expect((await world.app.inject(`/media/photos/${other.id}/960.avif`)).statusCode).toBe(200);
  await world.db.deleteFrom('photo').where('id', '=', other.id).execute();
  const last = await world.upload(person, bytes);
  await remove(last.id, person.token);
  expect(await world.filesKept()).toEqual(before);
});
