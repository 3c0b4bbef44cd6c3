import { Input } from 'antd';
import { reviewTaskApi, reviewTaskInput } from '@/api/business-account/review-task';
import { InstantInput } from '@/components/time-zone/instant-input';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { Choice } from '@/ui/form/choice';
import { FormDrawer } from '@/ui/form/form-drawer';
import { formOf } from '@/ui/form/form-of';
import { LoadedDrawer } from '@/ui/form/loaded-drawer';
import { useLoadedOptions } from '@/ui/form/loaded-options';

const { Field } = formOf(reviewTaskInput);

/** Asks somebody to look at the rights and sign, until a day. */
export default function Assign({ onClose }: { onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const loaded = useLoad(reviewTaskApi.get, {});
  const reviewers = useLoad(reviewTaskApi.getReviewers, {});
  const nameOf = (reviewer: string) => reviewers.data?.list.find(({ id }) => id === reviewer)?.name ?? reviewer;
  const title = t('accessReview.assignTitle');
  return (
    <LoadedDrawer title={title} loaded={loaded} onClose={onClose}>
      {({ task }) => (
        <FormDrawer
          name="accessReviewAssign"
          title={title}
          verb={t('accessReview.assign')}
          schema={reviewTaskInput}
          initial={task ? { reviewerId: task.reviewer.id, dueAt: task.dueAt, note: task.note } : { note: '' }}
          permit={can(reviewTaskApi.assign)}
          success={({ reviewerId }) => t('accessReview.assigned', { account: nameOf(reviewerId) })}
          onSubmit={(input) => reviewTaskApi.assign({ ...input, version: task?.version })}
          onClose={onClose}
        >
          <AssignFields />
        </FormDrawer>
      )}
    </LoadedDrawer>
  );
}

function AssignFields() {
  const t = useT();
  const reviewers = useLoad(reviewTaskApi.getReviewers, {});
  const options = useLoadedOptions(reviewers);
  return (
    <>
      <Field name="reviewerId" label={t('accessReview.reviewer')} help={t('accessReview.reviewerHelp')}>
        <Choice
          showSearch={{ optionFilterProp: 'label' }}
          options={reviewers.data?.list.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          {...options}
        />
      </Field>
      <Field name="dueAt" label={t('accessReview.dueAt')}>
        <InstantInput />
      </Field>
      <Field name="note" label={t('accessReview.note')}>
        <Input.TextArea rows={2} />
      </Field>
    </>
  );
}
