import { seeded } from '../photos/scenes/rng.ts';
import type { AdTexts, PlaceNames } from './place-texts.ts';
import { dealOf } from './plan-units.ts';
import { homeDescriptionAr, homeNameAr, homeTitlesAr } from './texts-home-ar.ts';
import { homeDescriptionEn, homeNameEn, homeTitlesEn } from './texts-home-en.ts';
import { leisureDescriptionAr, leisureNameAr, leisureTitlesAr } from './texts-leisure-ar.ts';
import { leisureDescriptionEn, leisureNameEn, leisureTitlesEn } from './texts-leisure-en.ts';
import { workDescriptionAr, workNameAr, workTitlesAr } from './texts-work-ar.ts';
import { workDescriptionEn, workNameEn, workTitlesEn } from './texts-work-en.ts';
import type { UnitPlan } from './unit-plan.ts';

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
const WRITERS = { home: HOME, leisure: LEISURE, work: WORK, venue: WORK, trade: WORK };

/** Writes the texts of ads one after another, so that no two ads of the world have one title. */
export class TextComposer {
  readonly #used = new Set<string>();

  textsOf(plan: UnitPlan, place: PlaceNames): AdTexts {
    const writer = WRITERS[dealOf(plan.category)];
    const rng = seeded(`texts/${plan.key}`);
    const { texts = {} } = plan;
    const one = (title: string | undefined) => (title === undefined ? undefined : [title]);
    return {
      titleAr: this.#fresh(
        one(texts.titleAr) ?? writer.titlesAr(plan, place, rng.fork('title ar')),
        `${plan.area} م²`,
      ),
      titleEn: this.#fresh(
        one(texts.titleEn) ?? writer.titlesEn(plan, place, rng.fork('title en')),
        `${plan.area} m²`,
      ),
      descriptionAr: texts.descriptionAr ?? writer.descriptionAr(plan, place, rng.fork('ar')),
      descriptionEn: texts.descriptionEn ?? writer.descriptionEn(plan, place, rng.fork('en')),
      nameAr: texts.nameAr ?? writer.nameAr(plan, place),
      nameEn: texts.nameEn ?? writer.nameEn(plan, place),
    };
  }

  #fresh(titles: readonly string[], detail: string): string {
    const free = titles.find((title) => !this.#used.has(title)) ?? `${titles[0]}، ${detail}`;
    this.#used.add(free);
    return free;
  }
}
