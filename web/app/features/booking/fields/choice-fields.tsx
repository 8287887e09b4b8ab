import { useHydrated } from '../../../ui/use-hydrated.ts';
import type { ChoiceProps } from './choice-props.ts';
import { PeriodField } from './period-field.tsx';
import { ServicesField } from './services-field.tsx';
import { WhenFields } from './when-fields.tsx';

/**
 * Period, dates or hours, services. Before their code has come nothing of it takes a press: a period that seemed chosen
 * and then sprang back would be booked wrongly.
 */
export function ChoiceFields(props: ChoiceProps) {
  return (
    <div inert={!useHydrated()} className="grid min-w-0 gap-5">
      <PeriodField {...props} />
      <WhenFields {...props} />
      <ServicesField {...props} />
    </div>
  );
}
