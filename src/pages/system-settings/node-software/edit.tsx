import { Input } from 'antd';
import { nodeSoftwareApi, softwareChange } from '@/api/system-settings/node-software';
import { NODE_TYPES } from '@/components/business-node/labels';
import { codeText } from '@/i18n/code-text';
import { useT } from '@/i18n/use-t';
import { bytesText } from '@/lib/bytes';
import { useCan } from '@/session/session';
import { Facts } from '@/ui/data/facts';
import { useLoad } from '@/ui/data/use-load';
import { Copyable } from '@/ui/feedback/copyable';
import { FormDrawer } from '@/ui/form/form-drawer';
import { formOf } from '@/ui/form/form-of';
import { LoadedDrawer } from '@/ui/form/loaded-drawer';

const { Field } = formOf(softwareChange);

/** The package itself never changes: another one is another version. */
export default function EditNodeSoftware({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const title = t('nodeSoftware.editTitle');
  const loaded = useLoad(nodeSoftwareApi.get, { id });
  return (
    <LoadedDrawer title={title} loaded={loaded} onClose={onClose}>
      {({ name, type, softwareVersion, size, sha256, remark, version }) => (
        <FormDrawer
          name={`nodeSoftwareEdit:${id}`}
          title={title}
          schema={softwareChange}
          initial={{ remark }}
          success={t('nodeSoftware.updated', { name })}
          permit={can(nodeSoftwareApi.update)}
          onSubmit={(input) => nodeSoftwareApi.update({ id, version, ...input })}
          onClose={onClose}
        >
          <Facts
            items={[
              { label: t('nodeSoftware.name'), value: <bdi dir="ltr">{name}</bdi> },
              { label: t('nodeSoftware.type'), value: codeText(t, NODE_TYPES, type) },
              { label: t('nodeSoftware.version'), value: <Copyable text={softwareVersion} /> },
              { label: t('nodeSoftware.size'), value: <bdi dir="ltr">{bytesText(size)}</bdi> },
              {
                label: t('nodeSoftware.checksum'),
                value: <Copyable text={sha256} label={t('nodeSoftware.checksum')} />,
              },
            ]}
          />
          <Field name="remark" label={t('nodeSoftware.remark')}>
            <Input.TextArea rows={3} />
          </Field>
        </FormDrawer>
      )}
    </LoadedDrawer>
  );
}
