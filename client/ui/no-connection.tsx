import './no-connection.css'

/** Inside a button whose press cannot reach the shop now. */
export function NoConnection() {
  return <small className="no-connection">ইন্টারনেট নেই</small>
}
