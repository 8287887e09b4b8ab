import type { Wizard } from '@diyar/contract/supply/host-wizard';
import { dateTimeText } from '@diyar/contract/values/format';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { useSession } from '../../session/session.ts';
import { supplyPaths } from '../../site/supply-paths.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Preview } from './preview.tsx';
import { type ReadingContext, useReading } from './use-reading.ts';
import { forgetDraft } from './wizard-draft.ts';
import { WizardFrame } from './wizard-frame.tsx';

interface OpenChoiceProps {
  wizard: Wizard;
  title: string;
  context: ReadingContext;
  onGone: () => void;
}

/** One is open already: to go on with it, or to begin anew, which deletes it after the brief's confirmation (brief 4). */
export function OpenChoice(props: OpenChoiceProps) {
  const t = useTranslations('wizard');
  const to = supplyPaths(useLang());
  const { wizard } = props;
  const { content, property } = wizard;
  const [isAsking, setAsking] = useState(false);
  const { score } = useReading(content, props.context, property);
  const step = content.topic ?? (property === null ? 'property' : 'unit');
  const goOn = property === null ? to.addProperty({ step }) : to.addUnit(property.id, { step });
  const name = property?.name ?? content.property?.name?.trim();
  return (
    <WizardFrame title={props.title} exitTo={to.properties()}>
      <section className="mx-auto grid max-w-xl gap-5 px-4 py-8">
        <h2 className="text-xl font-bold">{t(property === null ? 'open.property' : 'open.unit')}</h2>
        <p className="text-soft">
          {name || t('open.unnamed')} · {t('open.savedAt', { when: ltrText(dateTimeText(wizard.saved_at)) })}{' '}
          · {t('meter.title')} {t('meter.of', { percent: score })}
        </p>
        <div className="grid gap-3">
          <Link to={goOn} className={buttonLook('primary', 'large', true)}>
            {t('open.continue')}
          </Link>
          <Button kind="secondary" size="large" wide onClick={() => setAsking(true)}>
            {t('open.startNew')}
          </Button>
        </div>
        <Preview content={content} property={property} />
      </section>
      {isAsking ? <StartNewDialog {...props} onClose={() => setAsking(false)} /> : null}
    </WizardFrame>
  );
}

function StartNewDialog(props: OpenChoiceProps & { onClose: () => void }) {
  const t = useTranslations();
  const lang = useLang();
  const account = useSession().user?.id;
  const [isPending, setPending] = useState(false);
  const isProperty = props.wizard.property === null;
  const startNew = async () => {
    setPending(true);
    try {
      await callApi('DELETE /api/v1/host/wizard', { lang });
      if (account !== undefined) forgetDraft(account);
      props.onGone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setPending(false);
      if (error.code !== 'invalid_token') toast.error(error.msg);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={t('wizard.open.confirmTitle')}
      closeLabel={t('common.close')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="secondary" onClick={props.onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind="danger" pending={isPending} onClick={() => void startNew()}>
            {t(isProperty ? 'wizard.open.confirmIt' : 'wizard.open.confirm')}
          </Button>
        </div>
      }
    >
      <p>{t(isProperty ? 'wizard.open.confirmProperty' : 'wizard.open.confirmUnit')}</p>
    </Dialog>
  );
}
