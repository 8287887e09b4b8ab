import type { AdDetails } from '@diyar/contract/finding/ads';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLang } from '../../../i18n/lang.ts';
import { useSession } from '../../../session/session.ts';
import { paths } from '../../../site/paths.ts';
import { keepChoice, useKeptChoice } from '../stay/choice-store.ts';
import { rentPrices } from '../stay/rent-prices.ts';
import { choiceFrom, isComplete, offeredChoice, queryOf, type StayChoice } from '../stay/stay-choice.ts';

export type BookStep = 'when' | 'who' | 'pay';

interface Draft {
  choice: StayChoice;
  /** Before and after the address has followed. */
  addresses: readonly string[];
}

/**
 * Where a booking stands, all of it in the address: the choice, and whether someone has gone on from it. Who books is the
 * session's: a signed-in guest goes straight to paying.
 */
export function useBookPage(ad: AdDetails) {
  const [query, setQuery] = useSearchParams();
  const kept = useKeptChoice(ad.id);
  const lang = useLang();
  const session = useSession();
  const linkKey = query.get('k') ?? undefined;
  const periods = rentPrices(ad).map(({ period }) => period);
  const here = query.toString();
  // A new choice shows at once and the address follows a moment later. Another address (back) has its own choice.
  const [draft, setDraft] = useState<Draft>();
  const drafted = draft?.addresses.includes(here) ? draft.choice : undefined;
  const choice = drafted ?? offeredChoice(choiceFrom(query) ?? kept, periods, ad.period);
  const wentOn = query.get('step') === 'pay' && isComplete(choice);
  const mayBook =
    session.status === 'signed_in' && session.userType === 'ordinary' && !session.user?.needs_passport;
  const step: BookStep = wentOn ? (mayBook ? 'pay' : 'who') : 'when';
  const address = (next: StayChoice, isOn: boolean) => ({
    ...queryOf(next),
    k: linkKey,
    step: isOn ? 'pay' : undefined,
  });
  const go = (next: StayChoice, isOn: boolean, replace: boolean) => {
    keepChoice(ad.id, next);
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(address(next, isOn))) if (value) search.set(name, value);
    setDraft({ choice: next, addresses: [here, search.toString()] });
    setQuery(search, { replace, preventScrollReset: true });
  };
  return {
    choice,
    linkKey,
    step,
    session,
    canBook: ad.abilities.book && periods.length > 0,
    change: (next: StayChoice) => go(next, false, true),
    goOn: () => go(choice, true, false),
    toWhen: () => go(choice, false, true),
    detailsPath: paths(lang).details(ad.id, { period: choice.period, k: linkKey }),
    signInPath: paths(lang).signIn({ returnTo: paths(lang).book(ad.id, address(choice, true)) }),
  };
}

export type BookPage = ReturnType<typeof useBookPage>;
