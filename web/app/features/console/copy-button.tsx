import toast from 'react-hot-toast/headless';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';

/** Copies a text that can be read beside it, and says so. */
export function CopyButton(props: { text: string; label: string }) {
  const t = useTranslations('common');
  const copy = async () => {
    await navigator.clipboard.writeText(props.text);
    toast.success(t('copied'));
  };
  return (
    <Button kind="secondary" size="small" onClick={() => void copy()}>
      {props.label}
    </Button>
  );
}
