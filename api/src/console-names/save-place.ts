import type { ConsoleCity, ConsoleDistrict } from '@diyar/contract/console/console-names';
import type { Lang } from '@diyar/messages/messages';
import { recordAct } from '../audit/record-act.ts';
import { isInKingdom } from '../places/kingdom.ts';
import { type Database, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { invalid } from '../platform/http/refusal.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { refreshTextsJob } from './name.jobs.ts';
import { type PlaceWords, updateCity, updateDistrict } from './place.queries.ts';
import { presentCity, presentDistrict, requireCity, requireDistrict } from './show-places.ts';

interface Writing {
  operator: OperatorActor;
  lang: Lang;
  now: Date;
}

/**
 * Writes a district's names, middle and synonyms, which makes it reviewed; the house's files leave it alone from then on. Searches and
 * forms say so with the commit, what its ads are found by soon after. Refuses `not_found`, a point outside the Kingdom, and a name
 * that another district of the city has. Stands in the audit log.
 */
export async function saveDistrict(
  db: Database,
  slug: string,
  written: PlaceWords,
  { operator, lang, now }: Writing,
): Promise<ConsoleDistrict> {
  await refuseOutside(written);
  const words = tidied(written);
  return transact(db, async (tx) => {
    const before = await requireDistrict(tx, slug);
    await updateDistrict(tx, before.id, words, now);
    const isRenamed = before.name_ar !== words.name_ar || before.name_en !== words.name_en;
    if (isRenamed) await enqueue(tx, refreshTextsJob, { of: 'district', id: before.id });
    const subject = { kind: 'district', id: slug };
    const act = { act: 'district_written' as const, subject, before: wordsOf(before), after: words };
    await recordAct(tx, operator, act, now);
    return presentDistrict(await requireDistrict(tx, slug), lang);
  });
}

/** The same for a city. */
export async function saveCity(
  db: Database,
  slug: string,
  written: PlaceWords,
  { operator, now }: Omit<Writing, 'lang'>,
): Promise<ConsoleCity> {
  await refuseOutside(written);
  const words = tidied(written);
  return transact(db, async (tx) => {
    const before = await requireCity(tx, slug);
    await updateCity(tx, before.id, words, now);
    const isRenamed = before.name_ar !== words.name_ar || before.name_en !== words.name_en;
    if (isRenamed) await enqueue(tx, refreshTextsJob, { of: 'city', id: before.id });
    const subject = { kind: 'city', id: slug };
    await recordAct(
      tx,
      operator,
      { act: 'city_written', subject, before: wordsOf(before), after: words },
      now,
    );
    return presentCity(await requireCity(tx, slug));
  });
}

async function refuseOutside({ lat, lng }: PlaceWords): Promise<void> {
  if (!(await isInKingdom({ lat, lng }))) throw invalid('lat', 'outside_kingdom');
}

/** Each synonym once, and none that is a name already. */
function tidied({ name_ar, name_en, lat, lng, synonyms }: PlaceWords): PlaceWords {
  const others = [...new Set(synonyms)].filter((one) => one !== name_ar && one !== name_en);
  return { name_ar, name_en, lat, lng, synonyms: others };
}

const wordsOf = ({ name_ar, name_en, lat, lng, synonyms }: PlaceWords) => ({
  ...{ name_ar, name_en, lat, lng, synonyms },
});
