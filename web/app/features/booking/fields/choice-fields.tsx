import { useHydrated } from '../../../ui/use-hydrated.ts';
import type { ChoiceProps } from './choice-props.ts';
import { CouponField } from './coupon-field.tsx';
import { GuestsField } from './guests-field.tsx';
import { PeriodField } from './period-field.tsx';
import { ServicesField } from './services-field.tsx';
import { WhenFields } from './when-fields.tsx';

/**
 * Period, dates or hours, guests, services, the coupon. Before their code has come nothing of it takes a press: a period that seemed chosen
 * and then sprang back would be booked wrongly.
 */
export function ChoiceFields(props: ChoiceProps) {
  return (
    <div inert={!useHydrated()} className="grid min-w-0 gap-5">
      <PeriodField {...props} />
      <WhenFields {...props} />
      <GuestsField {...props} />
      <ServicesField {...props} />
      <CouponField {...props} />
    </div>
  );
}
