import { type ReactNode, useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { ElsewhereNotice } from './elsewhere-notice.tsx';
import { PhotoFields } from './photo-fields.tsx';
import { StepFields } from './step-fields.tsx';
import type { Step } from './steps.ts';
import { SummaryStep } from './summary-step.tsx';
import type { Work } from './use-work.ts';

/** The step that is open, with what leads to it. */
export function StepForm(props: {
  current: Step;
  work: Work;
  addressOf: (step: Step) => string;
  preview: ReactNode;
}) {
  const t = useTranslations('wizard');
  const { current, work } = props;
  const { editor } = work;
  // Uploads go on while other steps are filled in: their step stays from when it is first seen.
  const [hadPhotos, setHadPhotos] = useState(false);
  if (current === 'photos' && !hadPhotos) setHadPhotos(true);
  return (
    <section aria-labelledby="step-title" className="grid min-w-0 content-start gap-6">
      <h2 id="step-title" tabIndex={-1} className="text-xl font-bold outline-none">
        {t(`lead.${current}`)}
      </h2>
      <ElsewhereNotice saver={work.saver} />
      {hadPhotos ? <PhotoFields editor={editor} isHidden={current !== 'photos'} /> : null}
      {current === 'photos' ? null : current === 'summary' ? (
        <SummaryStep
          reading={work.reading}
          addressOf={props.addressOf}
          isUnit={editor.property !== null}
          preview={props.preview}
        />
      ) : (
        <StepFields key={current} step={current} editor={editor} context={work.context} />
      )}
    </section>
  );
}
