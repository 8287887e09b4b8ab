import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { supplyPaths } from '../../site/supply-paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Work } from './use-work.ts';
import { forgetDraft, keepAsNew } from './wizard-draft.ts';
import { WizardFrame } from './wizard-frame.tsx';

/** It ended on another device, or another one began there, while something here was not saved: the person decides. */
export function TroubleView(props: { account: string; work: Work; onLeave: () => void }) {
  const t = useTranslations('wizard.elsewhere');
  const { saver } = props.work;
  const isGone = saver.draft.trouble === 'gone';
  const leave = () => {
    forgetDraft(props.account);
    props.onLeave();
  };
  return (
    <WizardFrame title={t(isGone ? 'goneTitle' : 'otherTitle')} exitTo={supplyPaths(useLang()).properties()}>
      <EmptyState
        drawing="clock"
        title={t(isGone ? 'goneTitle' : 'otherTitle')}
        text={t(isGone ? 'goneText' : 'otherText')}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {isGone ? <Button onClick={() => saver.update(keepAsNew)}>{t('keepAsNew')}</Button> : null}
            <Button kind={isGone ? 'secondary' : 'primary'} onClick={leave}>
              {t(isGone ? 'dropMine' : 'openOther')}
            </Button>
          </div>
        }
      />
    </WizardFrame>
  );
}
