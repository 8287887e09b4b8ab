import type { favourites } from '@diyar/messages/ar/favourites';
import type { Shape } from '@diyar/messages/shape';
import toast from 'react-hot-toast/headless';
import { Sentences } from '../../i18n/sentences.tsx';
import { useTranslations } from '../../i18n/translations.ts';
import { useFavouritesPath } from '../../layout/account/use-favourites-path.ts';
import { Link } from '../../rendering/link.tsx';
import { Icon } from '../../ui/icon.tsx';

/** One notice, however many hearts are pressed in a row. */
const ID = 'kept';

/** Says that an ad was kept, in the language of the sentences. Returns the way to take it back. */
export function tellKept(sentences: { favourites: Shape<typeof favourites> }): () => void {
  const notice = (
    <Sentences sentences={sentences}>
      <KeptNotice />
    </Sentences>
  );
  toast(notice, { id: ID, icon: <Icon name="heart" className="size-5 fill-current text-danger" /> });
  return tellNothing;
}

/** Another press took it back, or it was followed. */
function tellNothing(): void {
  toast.dismiss(ID);
}

/** Where a kept ad went, and the way to it and the others. */
function KeptNotice() {
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
