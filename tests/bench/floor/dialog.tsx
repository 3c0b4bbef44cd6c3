import Drawer from 'antd/es/drawer';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';

export default function Dialog({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  return (
    <Drawer title="Create" open={isOpen} onClose={close}>
      <Form name="create" layout="vertical">
        <Form.Item name="name" label="Name" rules={[{ required: true }]}>
          <Input />
        </Form.Item>
        <Form.Item name="status" label="Status">
          <Select options={[{ value: 'online', label: 'Online' }]} />
        </Form.Item>
        <Form.Item name="description" label="Description">
          <Input.TextArea />
        </Form.Item>
      </Form>
    </Drawer>
  );
}
