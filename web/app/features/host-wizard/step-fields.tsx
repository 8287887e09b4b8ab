import type { SupplyEditor } from '../host-fields/editor.ts';
import { LicenceFields } from '../host-fields/licence-fields.tsx';
import { PriceFields } from '../host-fields/price-fields.tsx';
import { PropertyFields } from '../host-fields/property-fields.tsx';
import { ServiceFields } from '../host-fields/service-fields.tsx';
import { TermsFields } from '../host-fields/terms-fields.tsx';
import { UnitFields } from '../host-fields/unit-fields.tsx';
import { LocationFields } from '../host-location/location-fields.tsx';
import { PhotoFields } from './photo-fields.tsx';
import type { Step } from './steps.ts';
import type { ReadingContext } from './use-reading.ts';
import { useSuggestedTitle } from './use-title.ts';

/** The fields of one step. */
export function StepFields(props: {
  step: Exclude<Step, 'summary'>;
  editor: SupplyEditor;
  context: ReadingContext;
}) {
  const { step, editor, context } = props;
  const suggestion = useSuggestedTitle(editor.content, editor.property);
  const hasFurnished = (slug: string) =>
    context.categories.find((category) => category.slug === slug)?.has_furnished !== false;
  switch (step) {
    case 'property':
      return <PropertyFields editor={editor} hasFurnished={hasFurnished} />;
    case 'location':
      return <LocationFields editor={editor} />;
    case 'unit':
      return <UnitFields editor={editor} suggestion={suggestion} />;
    case 'photos':
      return <PhotoFields editor={editor} />;
    case 'prices':
      return <PriceFields editor={editor} minimums={context.minimum_prices} freezes={context.rent_freezes} />;
    case 'services':
      return <ServiceFields editor={editor} />;
    case 'down_payment':
      return <TermsFields editor={editor} />;
    case 'licence':
      return <LicenceFields editor={editor} />;
  }
}
