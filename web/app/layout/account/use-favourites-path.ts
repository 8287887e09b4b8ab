import { useLang } from '../../i18n/lang.ts';
import { useSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';

/** Where the ads somebody keeps are shown: the account's, or what this device keeps of a visitor. */
export function useFavouritesPath(): string {
  const to = paths(useLang());
  return useSession().status === 'signed_in' ? to.favourites() : to.kept();
}
