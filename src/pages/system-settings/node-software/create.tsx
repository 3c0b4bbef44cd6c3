import { Form, Input, Radio } from 'antd';
import { nodeSoftwareApi, nodeType, SOFTWARE_FILE, softwareForm } from '@/api/system-settings/node-software';
import { NODE_TYPES } from '@/components/business-node/labels';
import { FileUpload } from '@/components/upload/file-upload';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { FormDrawer } from '@/ui/form/form-drawer';
import { formOf } from '@/ui/form/form-of';
import { optionsOf } from '@/ui/list/options';

const { Field } = formOf(softwareForm);

export default function CreateNodeSoftware({ onClose }: { onClose: () => void }) {
  const t = useT();
  const can = useCan();
  return (
    <FormDrawer
      name="nodeSoftwareCreate"
      title={t('nodeSoftware.create')}
      verb={t('form.add')}
      schema={softwareForm}
      success={({ softwareVersion }) => t('nodeSoftware.created', { name: softwareVersion })}
      permit={can(nodeSoftwareApi.add)}
      onSubmit={({ file, ...facts }) => nodeSoftwareApi.add({ ...facts, fileId: file.fileId })}
      onClose={onClose}
    >
      <SoftwareFields />
    </FormDrawer>
  );
}

/** Type and version stand before the file: that a version exists already is told before gigabytes are on their way. */
function SoftwareFields() {
  const t = useT();
  const form = Form.useFormInstance();
  const check = async (softwareVersion: string) => {
    // Asked now: a change of the type checks the version before anything is rendered.
    const type = nodeType.safeParse(form.getFieldValue('type')).data;
    if (!type) return null;
    const { isUnique } = await nodeSoftwareApi.checkUnique({ type, softwareVersion });
    return isUnique ? null : t('nodeSoftware.versionTaken');
  };
  return (
    <>
      <Field name="type" label={t('nodeSoftware.type')}>
        <Radio.Group options={optionsOf(t, NODE_TYPES)} />
      </Field>
      <Field
        name="softwareVersion"
        label={t('nodeSoftware.version')}
        help={t('nodeSoftware.versionHelp')}
        dependencies={['type']}
        check={check}
      >
        <Input className="code" dir="ltr" spellCheck={false} autoComplete="off" />
      </Field>
      <Field name="file" label={t('nodeSoftware.file')}>
        <FileUpload biz="nodeSoftware" rule={SOFTWARE_FILE} />
      </Field>
      <Field name="remark" label={t('nodeSoftware.remark')}>
        <Input.TextArea rows={2} />
      </Field>
    </>
  );
}
