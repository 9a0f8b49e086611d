/** The server's refusal of a whole form; announced. */
export function Refusal({ children }: { children: string }) {
  return <div role="alert">{children && <p className="wrong">{children}</p>}</div>
}
