import { DrawerForm } from '@ant-design/pro-components';
import { Alert } from 'antd';
import { type ReactNode, useState } from 'react';
import type * as z from 'zod';
import { useT } from '@/i18n/use-t';
import { useConfirm } from './confirm';
import { SchemaContext } from './field';
import { useFormShell } from './use-form-shell';
import './form.css';

interface Props<S extends z.ZodType> {
  /** Names the form: its element ids and its draft. */
  name: string;
  title: string;
  schema: S;
  initial?: z.input<S> | undefined;
  width?: 480 | 720;
  /** Fields that are never written into a draft. */
  secretFields?: readonly string[];
  onSubmit: (input: z.output<S>) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A form in a drawer, up to about eight fields. It closes when the submit went through; a refusal stays with the fields
 * or in the alert, the input is kept, and closing with unsaved input asks.
 */
export function FormDrawer<S extends z.ZodType>({ width = 480, initial, onClose, children, ...props }: Props<S>) {
  const t = useT();
  const confirm = useConfirm();
  const [isOpen, setOpen] = useState(true);
  const shell = useFormShell({ draftKey: props.name, ...props });

  const close = () => {
    if (!shell.isDirty) return setOpen(false);
    confirm({
      title: t('form.leaveTitle'),
      content: t('form.leaveText'),
      verb: t('form.leave'),
      isDanger: true,
      run: () => {
        shell.discard();
        setOpen(false);
        return Promise.resolve();
      },
    });
  };

  return (
    <DrawerForm
      name={props.name}
      title={props.title}
      form={shell.form}
      open={isOpen}
      onOpenChange={(next) => !next && close()}
      {...(initial !== undefined && { initialValues: Object(initial) })}
      onValuesChange={shell.onValuesChange}
      scrollToFirstError={{ focus: true }}
      onFinish={async (values) => {
        if (await shell.submit(values)) setOpen(false);
      }}
      submitter={{
        searchConfig: { submitText: t('common.save'), resetText: t('common.cancel') },
        submitButtonProps: { loading: shell.isBusy },
      }}
      drawerProps={{
        size: width,
        destroyOnHidden: true,
        mask: { closable: !shell.isDirty },
        afterOpenChange: (now) => !now && onClose(),
      }}
    >
      {shell.isRestored && <Alert type="info" showIcon title={t('form.restored')} className="form-problem" />}
      {shell.problem && (
        <Alert type="error" showIcon title={<span className="lines">{shell.problem}</span>} className="form-problem" />
      )}
      <SchemaContext.Provider value={props.schema}>{children}</SchemaContext.Provider>
    </DrawerForm>
  );
}
