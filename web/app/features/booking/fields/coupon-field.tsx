import { type FormEvent, useState } from 'react';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { keepExtras, useExtras } from '../stay/extras-store.ts';
import type { ChoiceProps } from './choice-props.ts';

/** The code of a coupon: folded until somebody has one, and told beside it when it is not taken. */
export function CouponField({ ad, errorOf }: Pick<ChoiceProps, 'ad' | 'errorOf'>) {
  const t = useTranslations('booking.coupon');
  const { coupon } = useExtras(ad.id);
  const [isOpen, setOpen] = useState(false);
  const error = errorOf('coupon');
  if (coupon !== '' && error === undefined) {
    return (
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">{t('taken', { code: ltrText(coupon) })}</span>
        <Button kind="quiet" size="small" onClick={() => keepExtras(ad.id, { coupon: '' })}>
          {t('remove')}
        </Button>
      </p>
    );
  }
  if (!isOpen && coupon === '') {
    return (
      <div className="-ms-4">
        <Button kind="quiet" onClick={() => setOpen(true)}>
          {t('have')}
        </Button>
      </div>
    );
  }
  return <CodeForm key={coupon} adId={ad.id} first={coupon} error={error} />;
}

function CodeForm({ adId, first, error }: { adId: string; first: string; error: string | undefined }) {
  const t = useTranslations('booking.coupon');
  const [typed, setTyped] = useState(first);
  const isRefused = error !== undefined && typed === first;
  const take = (event: FormEvent) => {
    event.preventDefault();
    keepExtras(adId, { coupon: typed.trim() });
  };
  return (
    <form onSubmit={take} noValidate className="flex items-start gap-2">
      <div className="min-w-0 grow">
        <TextField
          label={t('label')}
          value={typed}
          maxLength={40}
          ltr
          autoComplete="off"
          autoCapitalize="characters"
          onChange={setTyped}
          error={isRefused ? error : undefined}
        />
      </div>
      <div className="grid gap-2 pt-8">
        {first !== '' && typed === first ? (
          <Button kind="secondary" onClick={() => keepExtras(adId, { coupon: '' })}>
            {t('remove')}
          </Button>
        ) : (
          <Button type="submit" kind="secondary">
            {t('take')}
          </Button>
        )}
      </div>
    </form>
  );
}
