import { Input, Radio } from 'antd';
import { activationForm, businessNodeApi } from '@/api/system-settings/business-node';
import { FileUpload } from '@/components/upload/file-upload';
import { useT } from '@/i18n/use-t';
import type { FileRule } from '@/lib/file-check';
import { useCan } from '@/session/session';
import { Copyable } from '@/ui/feedback/copyable';
import { FormDrawer } from '@/ui/form/form-drawer';
import { formOf } from '@/ui/form/form-of';

const { Field, useValue } = formOf(activationForm);

const RULE: FileRule = { extensions: ['lic'], maxBytes: 1024 * 1024 };

/** Activates a node that has no way to the platform, by a file or a key that was made for its serial number. */
export default function ActivateNode({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  return (
    <FormDrawer
      name={`nodeActivate:${id}`}
      title={t('businessNode.activateTitle')}
      verb={t('businessNode.activate')}
      schema={activationForm}
      initial={{ method: 'file' }}
      success={t('businessNode.activated', { name: id })}
      permit={can(businessNodeApi.activate)}
      onSubmit={(input) =>
        businessNodeApi.activate(
          input.method === 'file'
            ? { id, method: 'file', fileId: input.file.fileId }
            : { id, method: 'key', activationKey: input.activationKey },
        )
      }
      onClose={onClose}
    >
      <ActivationFields id={id} />
    </FormDrawer>
  );
}

function ActivationFields({ id }: { id: string }) {
  const t = useT();
  const method = useValue('method');
  return (
    <>
      <Field
        name="method"
        label={t('businessNode.method')}
        help={
          <>
            {t('businessNode.methodHelp')} <Copyable text={id} />
          </>
        }
      >
        <Radio.Group
          options={[
            { value: 'file', label: t('businessNode.byFile') },
            { value: 'key', label: t('businessNode.byKey') },
          ]}
        />
      </Field>
      {method === 'key' ? (
        <Field name="activationKey" label={t('businessNode.byKey')}>
          <Input className="code" dir="ltr" spellCheck={false} autoComplete="off" />
        </Field>
      ) : (
        <Field name="file" label={t('businessNode.byFile')}>
          <FileUpload biz="license" rule={RULE} />
        </Field>
      )}
    </>
  );
}
