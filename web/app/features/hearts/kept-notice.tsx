import type { ReactElement } from 'react';
import toast from 'react-hot-toast/headless';
import { useTranslations } from '../../i18n/translations.ts';
import { useFavouritesPath } from '../../layout/use-favourites-path.ts';
import { Link } from '../../rendering/link.tsx';
import { Icon } from '../../ui/icon.tsx';

/** One notice, however many hearts are pressed in a row. */
const ID = 'kept';

/** Says by `notice` that an ad was kept. */
export function showKept(notice: ReactElement): void {
  toast(notice, { id: ID, icon: <Icon name="heart" className="size-5 fill-current text-danger" /> });
}

/** Another press took it back, or it was followed. */
export function tellNothing(): void {
  toast.dismiss(ID);
}

/** Where a kept ad went, and the way to it and the others. */
export function KeptNotice() {
  const t = useTranslations('favourites');
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {t('kept')}
      <Link
        to={useFavouritesPath()}
        onClick={tellNothing}
        className="inline-flex min-h-11 items-center font-bold text-primary hover:underline"
      >
        {t('showKept')}
      </Link>
    </span>
  );
}
