import type { Understood } from '@diyar/contract/site/wishes';
import type { translatorOf } from '@diyar/messages/translate';
import type { apiOf } from '../../../api/loader-api.ts';
import type { Choices } from '../query/choices.ts';
import type { Search } from '../query/search.ts';
import { closeSearches } from './close-searches.ts';
import type { FoundAds } from './found-ads.ts';
import { waysWithoutOne, wayWithLeast } from './ways-out.ts';

interface Asked {
  /** The search with its typed words spelled out as filters, and what its form offers. */
  form: { filters: Search; choices: Choices };
  understood: Understood | null;
  translate: ReturnType<typeof translatorOf>;
}

/** What to ask for in place of a search that finds nothing: what is close to it, without one thing, or its place and kind alone. */
export async function insteadOf(
  api: ReturnType<typeof apiOf>,
  filters: Search,
  { form, understood, translate }: Asked,
): Promise<Required<Pick<FoundAds, 'ways' | 'close'>>> {
  const asked = { understood, choices: form.choices, translate };
  const [ways, close] = await Promise.all([
    waysWithoutOne(api, filters, asked),
    closeSearches(api, form.filters, form.choices),
  ]);
  if (ways.length > 0 || close.length > 0) return { ways, close };
  return { ways: await wayWithLeast(api, filters, asked), close };
}
