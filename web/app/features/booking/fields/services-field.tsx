import { priceKindOf } from '@diyar/contract/words/period';
import { use } from 'react';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FieldNote } from '../../../ui/text-field.tsx';
import { DailyNounContext } from '../../ads/daily-noun.ts';
import type { ChoiceProps } from './choice-props.ts';

const PER = { per_booking: 'perBooking', per_guest: 'perGuest', per_night: 'perNight' } as const;

/** Services to add to a stay; mandatory ones are ticked and cannot be unticked. */
export function ServicesField({ ad, choice, onChange, errorOf }: ChoiceProps) {
  const t = useTranslations('booking.services');
  const noun = use(DailyNounContext);
  if (ad.services.length === 0) return null;
  const toggle = (id: string, isOn: boolean) => {
    const others = choice.services.filter((each) => each !== id);
    onChange({ ...choice, services: isOn ? [...others, id] : others });
  };
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{t('title')}</legend>
      <ul className="divide-y divide-line">
        {ad.services.map((service) => {
          const price = ltrText(service.price.text);
          const period = choice.period === 2 && noun === 'days' ? 'day' : priceKindOf(choice.period);
          const priceText =
            service.charge === 'per_period'
              ? t(`perPeriod.${period}`, { price })
              : t(PER[service.charge], { price });
          return (
            <li key={service.id}>
              {service.mandatory ? (
                <p className="flex items-start gap-3 py-2.5">
                  <Icon name="check" className="mt-0.5 size-5 text-primary" />
                  <span className="grid">
                    <bdi>{service.name}</bdi>
                    <span className="text-xs text-soft">
                      {priceText} · {t('mandatory')}
                    </span>
                  </span>
                </p>
              ) : (
                <Checkbox
                  label={
                    <span className="grid">
                      <bdi>{service.name}</bdi>
                      <span className="text-xs text-soft">{priceText}</span>
                    </span>
                  }
                  isSelected={choice.services.includes(service.id)}
                  onChange={(isOn) => toggle(service.id, isOn)}
                  error={undefined}
                />
              )}
            </li>
          );
        })}
      </ul>
      <FieldNote id="services-note" error={errorOf('services')} />
    </fieldset>
  );
}
