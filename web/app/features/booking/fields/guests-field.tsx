import type { AdDetails } from '@diyar/contract/finding/ads';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Stepper } from '../../../ui/stepper.tsx';
import { keepExtras, useExtras } from '../stay/extras-store.ts';
import type { ChoiceProps } from './choice-props.ts';

/** How many will stay, where it matters: the unit takes so many, or guests cost more. */
export function GuestsField({ ad, choice, errorOf }: ChoiceProps) {
  const t = useTranslations('booking.guests');
  const { guests } = useExtras(ad.id);
  const most = ad.facts.guests_max;
  if (!asksGuests(ad)) return null;
  const extra = choice.period <= 2 ? ad.extra_guests : null;
  const hint = () => {
    if (extra !== null) {
      const price = ltrText(extra.price.text);
      return t('included', { count: extra.included, price, per: choice.period === 2 ? 'night' : 'booking' });
    }
    return most === null ? undefined : t('most', { count: most });
  };
  return (
    <Stepper
      label={t('label')}
      lessLabel={t('less')}
      moreLabel={t('more')}
      least={1}
      {...(most !== null && { most })}
      value={guests}
      onChange={(next) => keepExtras(ad.id, { guests: next })}
      hint={hint()}
      error={errorOf('guests')}
    />
  );
}

/** Whether the number of guests bears on a booking of this ad. */
export function asksGuests(ad: AdDetails): boolean {
  const perGuest = ad.services.some(({ charge }) => charge === 'per_guest');
  return ad.facts.guests_max !== null || ad.extra_guests !== null || perGuest;
}
