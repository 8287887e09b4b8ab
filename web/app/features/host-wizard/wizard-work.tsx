import type { Wizard } from '@diyar/contract/supply/host-wizard';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { supplyPaths } from '../../site/supply-paths.ts';
import { useMedia } from '../../ui/use-media.ts';
import { Preview } from './preview.tsx';
import { QualityMeter } from './quality-meter.tsx';
import { SaveNote } from './save-note.tsx';
import { StepFooter } from './step-footer.tsx';
import { StepForm } from './step-form.tsx';
import { StepList } from './step-list.tsx';
import { type Step, type StepPlace, stepIn, stepsOf } from './steps.ts';
import { TroubleView } from './trouble-view.tsx';
import { type OpenData, useWork } from './use-work.ts';
import { PreviewButton, StepsButton } from './wizard-buttons.tsx';
import { WizardFrame } from './wizard-frame.tsx';

/** Beside the form where there is room; behind a button where there is none. */
const WIDE = '(min-width: 64rem)';

/** The open wizard itself: one step, the list of steps, the preview and what makes the ad better. */
export function WizardWork(props: {
  account: string;
  propertyId: string | null;
  data: OpenData;
  onSaved: (wizard: Wizard | null) => void;
  /** Reads anew what is open. */
  onLeave: () => void;
}) {
  const t = useTranslations('wizard');
  const work = useWork(props);
  const step = useStep(props.propertyId);
  const isWide = useMedia(WIDE, false);
  const exitTo = useExit(props.propertyId);
  const { steps, current, addressOf } = step;
  if (work.saver.draft.trouble !== null)
    return <TroubleView account={props.account} work={work} onLeave={props.onLeave} />;
  const { editor, reading } = work;
  const number = steps.indexOf(current) + 1;
  const beside = (
    <div className="grid content-start gap-5">
      <QualityMeter reading={reading} addressOf={addressOf} />
      <Preview content={editor.content} property={work.property} />
    </div>
  );
  return (
    <WizardFrame
      title={t(props.propertyId === null ? 'addProperty' : 'addUnit')}
      note={<SaveNote saver={work.saver} />}
      exitTo={exitTo}
      progress={number / steps.length}
      tools={isWide ? null : <PreviewButton>{beside}</PreviewButton>}
      footer={<StepFooter work={work} step={step} />}
    >
      <div className="page grid gap-8 py-6 lg:grid-cols-[11rem_minmax(0,1fr)_20rem]">
        {isWide ? (
          <div className="sticky top-20 self-start">
            <StepList steps={steps} current={current} reading={reading} addressOf={addressOf} />
          </div>
        ) : (
          <StepsButton number={number} step={step} work={work} />
        )}
        <StepForm
          current={current}
          work={work}
          addressOf={addressOf}
          preview={isWide ? null : <Preview content={editor.content} property={work.property} />}
        />
        {isWide ? (
          <aside className="sticky top-20 max-h-[calc(100dvh-10rem)] self-start overflow-y-auto">
            {beside}
          </aside>
        ) : null}
      </div>
    </WizardFrame>
  );
}

/** The step stands in the address, so that back, reload and a link to oneself lead to it. */
function useStep(propertyId: string | null): StepPlace {
  const to = supplyPaths(useLang());
  const [params, setParams] = useSearchParams();
  const steps = stepsOf(propertyId !== null);
  const named = stepIn(params, steps);
  const current = named ?? steps[0] ?? 'unit';
  useEffect(() => {
    if (named === undefined) setParams({ step: current }, { replace: true });
  }, [named, current, setParams]);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    window.scrollTo(0, 0);
    document.getElementById('step-title')?.focus({ preventScroll: true });
  }, [current]);
  const addressOf = (step: Step) =>
    propertyId === null ? to.addProperty({ step }) : to.addUnit(propertyId, { step });
  return { steps, current, addressOf };
}

/** Back to the property a unit is added to, or to all of them. */
function useExit(propertyId: string | null): string {
  const to = supplyPaths(useLang());
  return propertyId === null ? to.properties() : to.property(propertyId);
}
