import type { RevisionEvidence } from '@diyar/contract/console/console-revisions';
import type { HostUnit } from '@diyar/contract/supply/host-units';
import { type BuiltListing, buildListing, type NewListing } from './factories.ts';
import { type BuiltOperator, buildOperator } from './operators.ts';
import type { TestApp } from './test-app.ts';

const WHOLE = {
  street: 'شارع التخصصي',
  street_width: 30,
  facing: 'n',
  height: 10,
  width: 12,
  mortgaged: false,
  disputed: false,
  unregistered_rights: false,
} as const;

interface PublicPage {
  title: string;
  description: string;
  photos: { path: string }[];
}

/** Ads on show, their people who edit them, and an operator who decides. */
export async function revisionWorld(world: TestApp) {
  const { pepper } = world.deps.config;
  const hind = await buildOperator(world.db, pepper, world.clock.now, { name: 'هند السالم' });
  return { hind, ...advertisers(world), ...operators(world, hind) };
}

function advertisers(world: TestApp) {
  /** An ad on show whose unit says all that it is asked for. */
  const shown = (more: NewListing = {}) =>
    buildListing(world.db, {
      ...more,
      property: { ...WHOLE, ...more.property },
      unit: {
        name_ar: 'شقة واسعة',
        description_ar: 'وصف أول',
        features: ['parking', 'wifi'],
        photos: 5,
        ...more.unit,
      },
      ad: { title_ar: 'شقة واسعة', title_en: null, ...more.ad },
    });
  const unitOf = async ({ host, unitId }: BuiltListing) =>
    (await world.call<HostUnit>(`/host/units/${unitId}`, { token: host.token })).data;
  const save = ({ host, unitId }: BuiltListing, { version }: { version: number }, sent: object) =>
    world.call<HostUnit>(`/host/units/${unitId}`, {
      method: 'PUT',
      token: host.token,
      body: { version, ...sent },
    });
  /** Edits the facts of a unit as its editing page does, which sends them whole. */
  const edit = async (listing: BuiltListing, changes: object) => {
    const unit = await unitOf(listing);
    return save(listing, unit, { unit: { ...unit.unit, ...changes } });
  };
  /** The edit of a listing's unit that its people are told of. */
  const waiting = async (listing: BuiltListing) => {
    const { revision } = await unitOf(listing);
    if (revision === null) throw new Error('no edit waits');
    return revision;
  };
  const publicPage = async ({ adNumber }: BuiltListing) =>
    (await world.call<PublicPage>(`/ads/${adNumber}`)).data;
  return { shown, unitOf, save, edit, waiting, publicPage };
}

function operators(world: TestApp, hind: BuiltOperator) {
  const { headers } = hind;
  return {
    queue: async (state = 'waiting') =>
      (
        await world.call<{ items: { id: string; ad: string }[] }>(
          `/console/revisions?per_page=50&state=${state}`,
          {
            headers,
          },
        )
      ).data.items,
    evidence: async (id: string) =>
      (await world.call<RevisionEvidence>(`/console/revisions/${id}`, { headers })).data,
    decide: (id: string, version: number, decision: object, by = hind) =>
      world.call<{ state: string }>(`/console/revisions/${id}/decision`, {
        method: 'POST',
        headers: by.headers,
        body: { version, ...decision },
      }),
  };
}
