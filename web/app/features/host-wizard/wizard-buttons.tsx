import { type ReactNode, useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StepList } from './step-list.tsx';
import type { StepPlace } from './steps.ts';
import type { Work } from './use-work.ts';

/** Opens the preview where there is no room beside the form. */
export function PreviewButton({ children }: { children: ReactNode }) {
  const t = useTranslations();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
        {t('wizard.preview.open')}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('wizard.preview.title')}
        closeLabel={t('common.close')}
      >
        {children}
      </Sheet>
    </>
  );
}

/** Tells which step this is, and opens the list of them. */
export function StepsButton({ number, step, work }: { number: number; step: StepPlace; work: Work }) {
  const t = useTranslations();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="-mb-4">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-11 items-center gap-2 rounded-base text-sm text-soft"
      >
        {t('wizard.stepOf', { number, count: step.steps.length })} · {t(`wizard.step.${step.current}`)}
        <Icon name="chevronDown" className="size-4" />
      </button>
      <Sheet isOpen={isOpen} onClose={close} title={t('wizard.steps')} closeLabel={t('common.close')}>
        <StepList {...step} reading={work.reading} onFollow={close} />
      </Sheet>
    </div>
  );
}
