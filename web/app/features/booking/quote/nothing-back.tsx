import type { QuoteTerms } from '@diyar/contract/booking/stays';
import type { z } from 'zod';
import { useTranslations } from '../../../i18n/translations.ts';
import { Icon } from '../../../ui/icon.tsx';
import { nothingComesBack } from './nothing-comes-back.ts';

/** Says beside the button that cancelling returns nothing, where that is so from the first moment. */
export function NothingBack({ terms }: { terms: Pick<z.infer<typeof QuoteTerms>, 'refunds'> }) {
  const t = useTranslations('booking.quote');
  if (!nothingComesBack(terms.refunds)) return null;
  return (
    <p className="flex gap-2 rounded-base bg-warning-soft px-3 py-2 text-sm text-warning">
      <Icon name="warning" className="mt-1 size-4" />
      {t('nothingBack')}
    </p>
  );
}
