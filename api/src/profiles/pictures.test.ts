import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltPerson, buildPerson } from '../testing/factories.ts';
import { multipartOf } from '../testing/multipart.ts';
import { plainAvif7000 } from '../testing/pictures.ts';
import { call, openSignInWorld, type SignInWorld } from '../testing/sign-in-world.ts';
import { headersOf } from '../testing/world.ts';

let folder: string;
let world: SignInWorld;
let business: BuiltPerson;
beforeAll(async () => {
  folder = await mkdtemp(`${tmpdir()}/diyar-pictures-`);
  world = await openSignInWorld({ FILES_FOLDER: folder, LOG_LEVEL: 'silent' });
  business = await buildPerson(world.database.db, { kind: 'business' });
  await world.database.db.updateTable('access_token').set({ last_used_at: world.clock.now }).execute();
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

async function put(field: 'photo' | 'logo', bytes: Buffer, lang?: string) {
  const { body, headers } = multipartOf(field, bytes);
  const answer = await world.app.inject({
    method: 'PUT',
    url: `/api/v1/accounts/current/${field}`,
    headers: { ...headersOf({ token: business.token, lang }), ...headers },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json() };
}

const media = (path: string) => world.app.inject(`/media/${path}`);
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0e7a53' } });

it('a photo is cut to a square, loses what the camera wrote, and replaces the one before', async () => {
  const first = await put(
    'photo',
    await picture(900, 600)
      .withExif({ IFD3: { GPSLatitude: '24/1' } })
      .jpeg()
      .toBuffer(),
  );
  expect(first.status).toBe(200);
  const shown = await media(first.body.data.photo);
  expect(shown.headers).toMatchObject({ 'content-type': 'image/webp' });
  expect(shown.headers['cache-control']).toContain('immutable');
  const { width, height, exif } = await sharp(shown.rawPayload).metadata();
  expect({ width, height, exif }).toEqual({ width: 512, height: 512, exif: undefined });
  const second = await put('photo', await picture(64, 64).png().toBuffer());
  expect(second.body.data.photo).not.toBe(first.body.data.photo);
  expect((await media(first.body.data.photo)).statusCode).toBe(404);
  expect((await media(second.body.data.photo)).statusCode).toBe(200);
  const gone = await call(world, 'DELETE', '/accounts/current/photo', { token: business.token });
  expect(gone.body.data.photo).toBeNull();
  expect((await media(second.body.data.photo)).statusCode).toBe(404);
});

it('a logo keeps its shape and is at most 2 MB, by its content and never by its name', async () => {
  const logo = await put('logo', await picture(300, 100).png().toBuffer());
  expect(await sharp((await media(logo.body.data.logo)).rawPayload).metadata()).toMatchObject({
    width: 300,
    height: 100,
  });
  const refused = async (bytes: Buffer) => (await put('logo', bytes, 'en')).body.data.errors;
  expect(await refused(Buffer.alloc(2 * 1024 * 1024 + 1))).toEqual([
    { field: 'logo', rule: 'logo_2mb', msg: 'Logo must be 2 MB at most' },
  ]);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>');
  for (const bytes of [
    Buffer.from('not a picture'),
    svg,
    (await picture(90, 90).png().toBuffer()).subarray(0, 60),
  ]) {
    expect((await refused(bytes))[0].rule).toBe('photo_unreadable');
  }
  expect((await refused(Buffer.alloc(0)))[0].rule).toBe('photo_required');
});

it('a picture of too many pixels is refused in words, however few bytes it is', async () => {
  const large = await picture(4097, 3072).png().toBuffer();
  const avif = await picture(1920, 1200).avif({ effort: 0 }).toBuffer();
  for (const [lang, bytes, rule, msg] of [
    ['ar', large, 'photo_12mp', 'دقة الصورة يجب ألا تتجاوز 12 ميجابكسل. صغّرها ثم اخترها من جديد'],
    [
      'en',
      large,
      'photo_12mp',
      'The picture must be 12 megapixels at most. Make it smaller and choose it again',
    ],
    [
      'ar',
      avif,
      'photo_avif_2mp',
      'دقة صور AVIF يجب ألا تتجاوز 2 ميجابكسل. صغّرها، أو احفظها بصيغة JPEG ثم اخترها من جديد',
    ],
    [
      'en',
      plainAvif7000(),
      'photo_avif_2mp',
      'An AVIF picture must be 2 megapixels at most. Make it smaller, or save it as JPEG, and choose it again',
    ],
  ] as const) {
    const { status, body } = await put('photo', bytes, lang);
    expect([status, body.data.errors]).toEqual([422, [{ field: 'photo', rule, msg }]]);
  }
});

it('a new photo stands although the one before cannot be removed', async () => {
  const first = await put('photo', await picture(64, 64).png().toBuffer());
  const file = `${folder}/${first.body.data.photo}`;
  await rm(file);
  await mkdir(file);
  const second = await put('photo', await picture(64, 64).png().toBuffer());
  expect([second.status, second.body.data.photo === first.body.data.photo]).toEqual([200, false]);
  expect((await media(second.body.data.photo)).statusCode).toBe(200);
});

it('a form without the file, and no form at all, are refused', async () => {
  const { body, headers } = multipartOf('other', await picture(9, 9).png().toBuffer());
  const send = (payload: Buffer | string, type: Record<string, string>) =>
    world.app.inject({
      method: 'PUT',
      url: '/api/v1/accounts/current/photo',
      headers: { ...headersOf({ token: business.token }), ...type },
      payload,
    });
  expect((await send(body, headers)).json().data.errors[0].rule).toBe('photo_required');
  expect((await send('{}', { 'content-type': 'application/json' })).statusCode).toBe(400);
  expect((await send('broken', headers)).statusCode).toBe(400);
  expect((await send(body.subarray(0, 90), headers)).statusCode).toBe(400);
});
