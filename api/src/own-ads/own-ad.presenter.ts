import type { HostAd, HostAdDetails } from '@diyar/contract/supply/host-ads';
import { riyadhIso } from '@diyar/contract/values/format';
import type { Lang } from '@diyar/messages/messages';
import type { Standing } from '../accounts/standing.ts';
import { presentPhoto } from '../photos/photo.ts';
import type { OwnAdRow, StepRow } from './own-ad.queries.ts';
import { ownAdAbilities } from './own-ad.ts';

const named = (place: OwnAdRow['city'], lang: Lang) => ({ slug: place.slug, name: place[`name_${lang}`] });

/** An ad as its own people see it in their list. */
export function presentOwnAd(row: OwnAdRow, lang: Lang): HostAd {
  const other = lang === 'ar' ? 'en' : 'ar';
  const written = row[`title_${lang}`] === null ? other : lang;
  const { photo } = row;
  return {
    id: String(row.number),
    property_id: row.property_id,
    unit_id: row.unit_id,
    title: row[`title_${written}`] ?? '',
    title_lang: written,
    category: named(row.category, lang),
    district: named(row.district, lang),
    city: named(row.city, lang),
    photo: photo && presentPhoto({ ...photo, is_main: true }),
    state: row.state,
    held: row.held,
  };
}

interface Beside {
  figures: HostAdDetails['figures'];
  steps: StepRow[];
  /** What keeps it from being sent for approval, where that leads on. */
  missing: HostAdDetails['missing'];
  revisions: HostAdDetails['revisions'];
  standing: Standing;
  special: HostAdDetails['special'];
  personId: string;
}

function authorOf(step: StepRow, personId: string): Pick<HostAdDetails['steps'][number], 'by' | 'by_name'> {
  if (step.person_id === null) return { by: 'diyar', by_name: null };
  if (step.person_id === personId) return { by: 'me', by_name: null };
  return { by: 'team', by_name: step.person_name };
}

/** An ad with all that its own people know and may do; members of the team are told of by name. */
export function presentOwnAdDetails(
  row: OwnAdRow,
  { figures, steps, missing, revisions, standing, special, personId }: Beside,
  lang: Lang,
): HostAdDetails {
  return {
    ...presentOwnAd(row, lang),
    published_at: row.published_at && riyadhIso(row.published_at),
    licence: row.licence && { ...row.licence, in_force: row.licenceInForce },
    bookings_ahead: row.bookingsAhead,
    figures,
    steps: steps.map((step) => ({
      from: step.from_state,
      to: step.to_state,
      at: riyadhIso(step.at),
      ...authorOf(step, personId),
      reason: step.reason,
      asked: step.asked ?? [],
    })),
    missing,
    special,
    revisions,
    abilities: ownAdAbilities(row, standing),
  };
}
