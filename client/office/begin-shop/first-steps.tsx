import { ExternalLink } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Screen } from '../shell/screen'
import { type Late, late } from '../ui/late'
import { ReadFailed } from '../ui/read-failed'
import { Waiting } from '../ui/waiting'
import { leaveOut, type StepName, saveProgress, stepNames, useProgress } from './progress'
import { Step } from './step'
import type { StepProps } from './step-props'
import { useAboutStep } from './use-about-step'
import { type Started, useStarted } from './use-started'
import { beginWords } from './words'
import '../../ui/layout/add.css'
import './first-steps.css'

/** Each in its own chunk: they need the code of photos, of the catalogue, of the QR code. */
const bodies: Record<StepName, Late<StepProps>> = {
  name: late(async () => (await import('./name-step')).NameStep),
  phone: late(async () => (await import('./phone-step')).PhoneStep),
  menus: late(async () => (await import('./menus-step')).MenusStep),
  products: late(async () => (await import('./products-step')).ProductsStep),
  banner: late(async () => (await import('./banner-step')).BannerStep),
  share: late(async () => (await import('./share-step')).ShareStep),
}

/** The first screen of an owner with an empty shop: six steps, each of which can be skipped. */
export function FirstSteps() {
  const text = useWords(beginWords)
  const { started, error, refetch } = useStarted()
  return (
    <Screen
      title={text.title}
      actions={
        <>
          <a
            className="bar-button only-m"
            href="/"
            target="_blank"
            rel="noreferrer"
            aria-label={text.seeShop}
          >
            <ExternalLink className="glyph" aria-hidden />
          </a>
          <a className="button button-outline only-d" href="/" target="_blank" rel="noreferrer">
            <ExternalLink className="glyph glyph-small" aria-hidden />
            {text.seeShop}
          </a>
        </>
      }
    >
      {error && !started && <ReadFailed error={error} onRetry={refetch} />}
      {!started && !error && <Waiting />}
      {started && <Steps started={started} />}
    </Screen>
  )
}

/** Brings its step to the top: rendered beside the step's late code, once all of it is there. */
function IntoView() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // Newer browsers return a promise here.
    place.current?.closest('li')?.scrollIntoView({ block: 'start' })
  }, [])
  return <span ref={place} hidden />
}

function Steps({ started }: { started: Started }) {
  const text = useWords(beginWords)
  const aboutOf = useAboutStep(started)
  const { later } = useProgress()
  const { isDone } = started
  const [chosen, setChosen] = useState<StepName | null>()
  const next = stepNames.find((step) => !isDone[step] && !later.includes(step))
  const open = chosen === undefined ? next : chosen
  const list = useRef<HTMLOListElement>(null)
  const over = useRef<HTMLDivElement>(null)
  const done = stepNames.filter((step) => isDone[step]).length

  // The pressed button disappears with its step: the next step, or the end, takes the focus once
  // the shop's data show that this one is done.
  const [left, setLeft] = useState<StepName>()
  const [arrived, setArrived] = useState<StepName | null>()
  useEffect(() => {
    if (!left || left === open) return
    setLeft(undefined)
    setArrived(open)
    const heading = list.current?.querySelector<HTMLElement>('[aria-expanded=true]')
    const end = over.current?.querySelector('button')
    ;(heading ?? end)?.focus()
  }, [left, open])

  function goOn(step: StepName) {
    setChosen(undefined)
    setLeft(step)
  }

  return (
    <div className="begin">
      <section className="panel" aria-labelledby="begin-heading">
        <header className="begin-head">
          <h2 id="begin-heading">{text.heading}</h2>
          <span className="mute num">{text.done(done, stepNames.length)}</span>
          <div
            className="gauge begin-progress"
            role="progressbar"
            aria-valuemin={0}
            aria-valuemax={stepNames.length}
            aria-valuenow={done}
            aria-label={text.progress}
          >
            <i style={{ width: `${(done / stepNames.length) * 100}%` }} />
          </div>
        </header>
        <ol className="ruled begin-steps" ref={list}>
          {stepNames.map((step, at) => {
            const Body = bodies[step]
            return (
              <Step
                key={step}
                nr={at + 1}
                {...aboutOf(step)}
                isDone={isDone[step]}
                isOpen={step === open}
                onToggle={() => setChosen(step === open ? null : step)}
              >
                <Suspense fallback={<Waiting />}>
                  <Body
                    started={started}
                    onBegin={() => setChosen(step)}
                    onDone={() => goOn(step)}
                    onLater={() => {
                      leaveOut(step)
                      goOn(step)
                    }}
                  />
                  {step === arrived && <IntoView />}
                </Suspense>
              </Step>
            )
          })}
        </ol>
        <div className="grid gap-8 begin-over" ref={over}>
          {!next && <p>{done === stepNames.length ? text.allDone : text.allSeen}</p>}
          <Button
            kind={next ? 'outline' : 'primary'}
            className={next ? 'quiet' : undefined}
            onClick={() => saveProgress({ isOver: true })}
          >
            {next ? text.over : text.toToday}
          </Button>
        </div>
      </section>
    </div>
  )
}
