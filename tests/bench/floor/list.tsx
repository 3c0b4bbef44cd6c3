import Button from 'antd/es/button';
import Input from 'antd/es/input';
import Table from 'antd/es/table';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { columns, type Row, read, Text } from './data';

const loadDialog = () => import('./dialog');
const Dialog = lazy(loadDialog);
const isRows = (answer: unknown): answer is Row[] => Array.isArray(answer);

export default function List() {
  const [rows, setRows] = useState<Row[]>();
  const [keyword, setKeyword] = useState('');
  const [isOpen, setOpen] = useState<boolean>();
  useEffect(() => {
    read('/api/list', isRows).then(setRows);
    const later = setTimeout(loadDialog, 2000);
    return () => clearTimeout(later);
  }, []);
  // Typing must not draw the table again: the floor is the best that these parts can do.
  const table = useMemo(
    () => (
      <Table<Row>
        rowKey="id"
        columns={columns}
        dataSource={rows ?? []}
        pagination={{ total: 100, pageSize: 20 }}
        rowSelection={{}}
      />
    ),
    [rows],
  );
  return (
    <div style={{ background: '#fff', padding: 24, minHeight: 700 }}>
      <div style={{ display: 'flex', gap: 8, marginBottom: 16 }}>
        <Input value={keyword} onChange={({ target }) => setKeyword(target.value)} style={{ width: 220 }} />
        <Button type="primary" onClick={() => setOpen(true)}>
          <Text id="create" />
        </Button>
      </div>
      {table}
      {isOpen !== undefined && (
        <Suspense>
          <Dialog isOpen={isOpen} close={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
