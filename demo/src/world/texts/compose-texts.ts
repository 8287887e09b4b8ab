import { groupedNumber } from '@diyar/contract/values/format';
import { seeded } from '../../scenes/kit/rng.ts';
import type { AdTexts, PlaceNames } from '../plans/place-texts.ts';
import { dealOf } from '../plans/plan-units.ts';
import type { UnitPlan } from '../plans/unit-plan.ts';
import { homeDescriptionAr, homeNameAr, homeTitlesAr } from './texts-home-ar.ts';
import { homeDescriptionEn, homeNameEn, homeTitlesEn } from './texts-home-en.ts';
import { leisureDescriptionAr, leisureNameAr, leisureTitlesAr } from './texts-leisure-ar.ts';
import { leisureDescriptionEn, leisureNameEn, leisureTitlesEn } from './texts-leisure-en.ts';
import { saleDescriptionAr, saleNameAr, saleTitlesAr } from './texts-sale-ar.ts';
import { saleDescriptionEn, saleNameEn, saleTitlesEn } from './texts-sale-en.ts';
import { workDescriptionAr, workNameAr, workTitlesAr } from './texts-work-ar.ts';
import { workDescriptionEn, workNameEn, workTitlesEn } from './texts-work-en.ts';

const HOME = {
  titlesAr: homeTitlesAr,
  titlesEn: homeTitlesEn,
  descriptionAr: homeDescriptionAr,
  descriptionEn: homeDescriptionEn,
  nameAr: homeNameAr,
  nameEn: homeNameEn,
};
const LEISURE = {
  titlesAr: leisureTitlesAr,
  titlesEn: leisureTitlesEn,
  descriptionAr: leisureDescriptionAr,
  descriptionEn: leisureDescriptionEn,
  nameAr: leisureNameAr,
  nameEn: leisureNameEn,
};
const WORK = {
  titlesAr: workTitlesAr,
  titlesEn: workTitlesEn,
  descriptionAr: workDescriptionAr,
  descriptionEn: workDescriptionEn,
  nameAr: workNameAr,
  nameEn: workNameEn,
};
const SALE = {
  titlesAr: saleTitlesAr,
  titlesEn: saleTitlesEn,
  descriptionAr: saleDescriptionAr,
  descriptionEn: saleDescriptionEn,
  nameAr: saleNameAr,
  nameEn: saleNameEn,
};
const WRITERS = { home: HOME, leisure: LEISURE, work: WORK, venue: WORK, trade: WORK };

/** Writes the texts of ads one after another, so that no two ads of the world have one title. */
export class TextComposer {
  readonly #used = new Set<string>();

  textsOf(plan: UnitPlan, place: PlaceNames): AdTexts {
    const writer = plan.purpose === 'sale' ? SALE : WRITERS[dealOf(plan.category)];
    const rng = seeded(`texts/${plan.key}`);
    const { texts = {} } = plan;
    const one = (title: string | undefined) => (title === undefined ? undefined : [title]);
    return {
      titleAr: this.#fresh(one(texts.titleAr) ?? writer.titlesAr(plan, place, rng.fork('title ar')), [
        `، ${groupedNumber(plan.area)} م²`,
        `، ${place.cityAr}`,
        `، شارع ${plan.streetWidth} م`,
      ]),
      titleEn: this.#fresh(one(texts.titleEn) ?? writer.titlesEn(plan, place, rng.fork('title en')), [
        `, ${groupedNumber(plan.area)} m²`,
        `, ${place.cityEn}`,
        `, ${plan.streetWidth} m street`,
      ]),
      descriptionAr: texts.descriptionAr ?? writer.descriptionAr(plan, place, rng.fork('ar')),
      descriptionEn: texts.descriptionEn ?? writer.descriptionEn(plan, place, rng.fork('en')),
      nameAr: texts.nameAr ?? writer.nameAr(plan, place),
      nameEn: texts.nameEn ?? writer.nameEn(plan, place),
    };
  }

  /** The best title nobody has yet; where all are taken, one with a detail that tells it apart. */
  #fresh(titles: readonly string[], details: readonly string[]): string {
    const wished = [
      ...titles,
      ...details.flatMap((detail) =>
        titles.filter((title) => !title.includes(detail)).map((title) => title + detail),
      ),
    ];
    const free = wished.find((title) => !this.#used.has(title));
    if (free === undefined) throw new Error(`every title is taken: ${wished.join(' | ')}`);
    this.#used.add(free);
    return free;
  }
}
