import { Button, type ButtonProps } from 'antd';
import type { ReactNode } from 'react';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import type { Permit } from '@/lib/permit';
import { ActionButton } from '@/ui/page/action-button';
import { FormProblem } from './form-problem';
import { FormRefused } from './form-refused';
import type { FormShell } from './use-form-shell';

interface Props {
  shell: FormShell;
  /** The verb of the button that submits. */
  verb: string;
  permit?: Permit<MessageId> | undefined;
  /** What else the submit button needs, such as the id of a form that it stands outside of. */
  submit?: Pick<ButtonProps, 'id' | 'form' | 'onClick'>;
  onCancel?: () => void;
  /** Buttons between the two, and what is said after them. */
  between?: ReactNode;
  after?: ReactNode;
}

/** What stands below every form: why it was refused, its buttons, and what they wait for. */
export function FormActions({ shell, verb, permit = true, submit, onCancel, between, after }: Props) {
  const t = useT();
  const { pending, works } = shell.state;
  return (
    <>
      <FormProblem shell={shell} permit={permit} />
      <div className="form-actions">
        {permit === true ? (
          <Button type="primary" htmlType="submit" loading={pending !== null} disabled={works.length > 0} {...submit}>
            {verb}
          </Button>
        ) : (
          <ActionButton type="primary" permit={permit} onClick={() => {}}>
            {verb}
          </ActionButton>
        )}
        {between}
        {/* Not a field: it works in a form for reading only, too. */}
        {onCancel && (
          <Button disabled={false} onClick={onCancel}>
            {permit === true ? t('common.cancel') : t('common.close')}
          </Button>
        )}
        <FormRefused shell={shell} />
        {after}
      </div>
    </>
  );
}
