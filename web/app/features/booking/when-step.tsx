import type { AdDetails } from '@diyar/contract/ads';
import { PeriodField } from './period-field.tsx';
import { ServicesField } from './services-field.tsx';
import type { BookPage } from './use-book-page.ts';
import { WhenFields } from './when-fields.tsx';

interface WhenStepProps {
  ad: AdDetails;
  page: BookPage;
  errors: readonly { field: string; msg: string }[];
}

/** The first step: period, dates or hours, services. */
export function WhenStep({ ad, page, errors }: WhenStepProps) {
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.msg;
  const fields = { ad, choice: page.choice, onChange: page.change, linkKey: page.linkKey, errorOf };
  return (
    <>
      <PeriodField {...fields} />
      <WhenFields {...fields} />
      <ServicesField {...fields} />
    </>
  );
}
