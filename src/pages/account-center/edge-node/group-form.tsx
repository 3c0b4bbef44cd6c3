import { Input } from 'antd';
import { useCallback } from 'react';
import { edgeGroupApi, edgeGroupInput } from '@/api/account-center/edge-group';
import { useT } from '@/i18n/use-t';
import type { TreeNode } from '@/lib/contract/tree';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { FormDrawer } from '@/ui/form/form-drawer';
import { formOf } from '@/ui/form/form-of';
import { LoadedDrawer } from '@/ui/form/loaded-drawer';
import { TreePick } from '@/ui/tree/tree-pick';

const { Field } = formOf(edgeGroupInput);

/** `id` is the directory that is edited: nothing of its own tree can be its parent. */
function GroupFields({ id }: { id?: string }) {
  const t = useT();
  const notBelowItself = useCallback(
    (path: readonly TreeNode[]) =>
      id !== undefined && path.some((node) => node.id === id) ? t('edgeNode.isOwnTree') : null,
    [id, t],
  );
  return (
    <>
      <Field name="name" label={t('edgeNode.groupName')}>
        <Input />
      </Field>
      <Field name="parentId" label={t('edgeNode.parentGroup')} help={t('edgeNode.parentGroupHelp')}>
        <TreePick source={edgeGroupApi} refusal={notBelowItself} />
      </Field>
    </>
  );
}

export function CreateGroup({ parentId, onClose }: { parentId: string | null; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  return (
    <FormDrawer
      name="edgeGroupCreate"
      title={t('edgeNode.createGroup')}
      verb={t('common.create')}
      schema={edgeGroupInput}
      initial={{ parentId }}
      success={({ name }) => t('edgeNode.groupCreated', { name })}
      permit={can(edgeGroupApi.add)}
      onSubmit={(input) => edgeGroupApi.add(input)}
      onClose={onClose}
    >
      <GroupFields />
    </FormDrawer>
  );
}

export function EditGroup({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const loaded = useLoad(edgeGroupApi.get, { id });
  return (
    <LoadedDrawer title={t('edgeNode.editGroup')} loaded={loaded} onClose={onClose}>
      {({ version, name, parentId }) => (
        <FormDrawer
          name={`edgeGroupEdit:${id}`}
          title={t('edgeNode.editGroup')}
          schema={edgeGroupInput}
          initial={{ name, parentId }}
          success={({ name }) => t('edgeNode.groupUpdated', { name })}
          permit={can(edgeGroupApi.update)}
          onSubmit={(input) => edgeGroupApi.update({ ...input, id, version })}
          onClose={onClose}
        >
          <GroupFields id={id} />
        </FormDrawer>
      )}
    </LoadedDrawer>
  );
}
